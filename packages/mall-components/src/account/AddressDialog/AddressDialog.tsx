import { Dialog } from "@tradehall/ui/Dialog";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { AddressForm, type AddressFormProps } from "../AddressForm/index.ts";

export interface AddressDialogProps extends Omit<AddressFormProps, "onCancel"> {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Closed by 取消, the cross or Escape. */
  onClose: () => void;
  /** Its code did not come; what was typed before is kept. */
  onLost?: () => void;
}

/** The address form in a dialog. */
export function AddressDialog({ isOpen, onClose, onLost, ...form }: AddressDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isDismissable={!form.isPending}
      isOpen={isOpen}
      labels={{ close: intl.formatMessage(actWords.close) }}
      onClose={onClose}
      {...(onLost ? { onLost } : {})}
      title={intl.formatMessage(form.defaultValues?.addrId ? addressWords.edit : addressWords.add)}
    >
      <AddressForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
