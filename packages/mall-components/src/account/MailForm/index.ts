export { MailForm, type MailFormProps } from "./MailForm.tsx";
