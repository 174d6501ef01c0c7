export { DealerChangedDialog, type DealerChangedDialogProps } from "./DealerChangedDialog.tsx";
