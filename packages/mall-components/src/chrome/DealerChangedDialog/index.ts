export { DealerChangedDialog, type DealerChangedDialogProps } from "./DealerChangedDialog.tsx";
export { LazyDealerChangedDialog } from "./LazyDealerChangedDialog.tsx";
