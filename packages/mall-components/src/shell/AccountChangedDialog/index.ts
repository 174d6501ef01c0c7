export { AccountChangedDialog, type AccountChangedDialogProps } from "./AccountChangedDialog.tsx";
