import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { type AddressView, addressText } from "../address-view.ts";
import { messages } from "./DeleteAddressDialog.messages.ts";

export interface DeleteAddressDialogProps {
  isOpen: boolean;
  /** The address in question. */
  address?: AddressView;
  onClose: () => void;
  onConfirm: () => void;
  isPending?: boolean;
  /** What the server said, e.g. 默认地址不可删除. */
  formError?: string;
}

/** Asks before an address is deleted, and says which. */
export function DeleteAddressDialog(props: DeleteAddressDialogProps) {
  const { isOpen, address, onClose, onConfirm, isPending, formError } = props;
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
      title={intl.formatMessage(messages.title)}
      tone="danger"
    >
      {address &&
        intl.formatMessage(messages.text, { receiver: address.receiver, address: addressText(address) })}
    </AlertDialog>
  );
}
