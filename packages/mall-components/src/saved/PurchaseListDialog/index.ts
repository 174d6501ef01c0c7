export { inListWords, PurchaseListDialog, type PurchaseListDialogProps } from "./PurchaseListDialog.tsx";
