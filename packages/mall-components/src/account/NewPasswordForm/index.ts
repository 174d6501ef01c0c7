export { NewPasswordForm, type NewPasswordFormProps } from "./NewPasswordForm.tsx";
export { PasswordPair } from "./PasswordPair.tsx";
