export { NewAccountForm, type NewAccountFormProps } from "./NewAccountForm.tsx";
