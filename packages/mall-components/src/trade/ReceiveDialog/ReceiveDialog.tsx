import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { messages } from "./ReceiveDialog.messages.ts";

export interface ReceiveDialogProps {
  isOpen: boolean;
  orderNumber: string;
  onClose: () => void;
  onConfirm: () => void;
  isPending?: boolean;
  /** What the server said, e.g. 订单状态已变更. */
  formError?: string;
}

/** Asks before 确认收货: it closes the delivery and cannot be taken back. */
export function ReceiveDialog(props: ReceiveDialogProps) {
  const { isOpen, orderNumber, onClose, onConfirm, isPending, formError } = props;
  const intl = useIntl();
  return (
    <AlertDialog
      cancelLabel={intl.formatMessage(actWords.cancel)}
      confirmLabel={intl.formatMessage(orderWords.receive)}
      errorText={formError}
      isOpen={isOpen}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={onConfirm}
      title={intl.formatMessage(orderWords.receive)}
      tone="info"
    >
      {intl.formatMessage(messages.text, { orderNumber })}
    </AlertDialog>
  );
}
