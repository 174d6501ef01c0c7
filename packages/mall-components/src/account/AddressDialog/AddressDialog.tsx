import { Dialog } from "@tradehall/ui/Dialog";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import type { AddressFormProps } from "../AddressForm/index.ts";

// The form, its checks and the regions are only needed once the dialog opens.
const LazyForm = lazy(async () => ({
  default: (await import("../AddressForm/AddressForm.tsx")).AddressForm,
}));

export interface AddressDialogProps extends Omit<AddressFormProps, "onCancel"> {
  isOpen: boolean;
  /** Closed by 取消, the cross or Escape. */
  onClose: () => void;
}

/** The address form in a dialog, loaded when it opens. */
export function AddressDialog({ isOpen, onClose, ...form }: AddressDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isDismissable={!form.isPending}
      isOpen={isOpen}
      labels={{ close: intl.formatMessage(actWords.close) }}
      onClose={onClose}
      title={intl.formatMessage(form.defaultValues?.addrId ? addressWords.edit : addressWords.add)}
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <LazyForm {...form} onCancel={onClose} />
      </Suspense>
    </Dialog>
  );
}
