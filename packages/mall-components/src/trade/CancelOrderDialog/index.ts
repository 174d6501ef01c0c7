export {
  CancelOrderDialog,
  type CancelOrderDialogProps,
  type CancelReason,
  cancelReasons,
} from "./CancelOrderDialog.tsx";
