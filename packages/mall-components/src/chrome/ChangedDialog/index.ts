export { ChangedDialog, type ChangedDialogProps } from "./ChangedDialog.tsx";
export { LazyChangedDialog } from "./LazyChangedDialog.tsx";
