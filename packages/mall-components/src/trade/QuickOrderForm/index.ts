export { QuickOrderForm, type QuickOrderFormProps } from "./QuickOrderForm.tsx";
