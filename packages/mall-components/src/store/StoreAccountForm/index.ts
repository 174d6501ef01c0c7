export { StoreAccountForm, type StoreAccountFormProps } from "./StoreAccountForm.tsx";
