export { AccountChangedDialog, type AccountChangedDialogProps } from "./AccountChangedDialog.tsx";
export { LazyAccountChangedDialog } from "./LazyAccountChangedDialog.tsx";
