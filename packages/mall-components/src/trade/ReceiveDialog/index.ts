export { ReceiveDialog, type ReceiveDialogProps } from "./ReceiveDialog.tsx";
