import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { messages } from "./DeleteOrderDialog.messages.ts";

export interface DeleteOrderDialogProps {
  isOpen: boolean;
  orderNumber: string;
  onClose: () => void;
  onConfirm: () => void;
  isPending?: boolean;
  /** What the server said, e.g. 订单状态已变更. */
  formError?: string;
}

/** Asks before 删除订单: the order leaves the buyer's list for good. */
export function DeleteOrderDialog(props: DeleteOrderDialogProps) {
  const { isOpen, orderNumber, onClose, onConfirm, isPending, formError } = props;
  const intl = useIntl();
  return (
    <AlertDialog
      cancelLabel={intl.formatMessage(actWords.cancel)}
      confirmLabel={intl.formatMessage(actWords.delete)}
      errorText={formError}
      isOpen={isOpen}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={onConfirm}
      title={intl.formatMessage(orderWords.delete)}
      tone="danger"
    >
      {intl.formatMessage(messages.text, { orderNumber })}
    </AlertDialog>
  );
}
