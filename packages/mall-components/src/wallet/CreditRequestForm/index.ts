export { CreditRequestForm, type CreditRequestFormProps } from "./CreditRequestForm.tsx";
