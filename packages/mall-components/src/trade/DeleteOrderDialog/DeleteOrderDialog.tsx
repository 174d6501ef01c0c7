import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { useIntl } from "react-intl";
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
      cancelLabel={intl.formatMessage(messages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      errorText={formError}
      isOpen={isOpen}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={onConfirm}
      title={intl.formatMessage(messages.title)}
      tone="danger"
    >
      {intl.formatMessage(messages.text, { orderNumber })}
    </AlertDialog>
  );
}
