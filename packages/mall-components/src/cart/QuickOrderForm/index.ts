export { QuickOrderForm, type QuickOrderFormProps, type QuickSource } from "./QuickOrderForm.tsx";
