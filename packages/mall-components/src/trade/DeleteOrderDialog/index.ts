export { DeleteOrderDialog, type DeleteOrderDialogProps } from "./DeleteOrderDialog.tsx";
