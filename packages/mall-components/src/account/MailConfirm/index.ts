export { MailConfirm, type MailConfirmProps } from "./MailConfirm.tsx";
