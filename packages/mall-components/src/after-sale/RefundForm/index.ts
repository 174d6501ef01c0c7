export { RefundForm, type RefundFormProps } from "./RefundForm.tsx";
