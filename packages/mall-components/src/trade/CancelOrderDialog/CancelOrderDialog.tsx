import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { Notice } from "@tradehall/ui/Notice";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Stack } from "@tradehall/ui/Stack";
import { useState } from "react";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import { messages, reasonMessages } from "./CancelOrderDialog.messages.ts";

/** Why a buyer cancels. */
export const cancelReasons = [
  "changedMind",
  "wrongOrder",
  "wrongAddress",
  "cheaperElsewhere",
  "payTrouble",
  "other",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

export interface CancelOrderDialogProps {
  isOpen: boolean;
  orderNumber: string;
  onClose: () => void;
  /** Confirmed: the reason and its words in the page's language. */
  onConfirm: (reason: CancelReason, text: string) => void;
  isPending?: boolean;
  /** What the server said, e.g. 订单状态已变更. */
  formError?: string;
}

/** Cancelling an order cannot be taken back: asks why and once more (Spec §4). */
export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { isOpen, orderNumber, onClose, onConfirm, isPending, formError } = props;
  const intl = useIntl();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <AlertDialog
      cancelLabel={intl.formatMessage(messages.keep)}
      confirmLabel={intl.formatMessage(orderWords.cancel)}
      isOpen={isOpen}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => {
        setIsMissing(reason === null);
        if (reason) onConfirm(reason, intl.formatMessage(reasonMessages[reason]));
      }}
      title={intl.formatMessage(orderWords.cancel)}
      tone="warning"
    >
      <Stack>
        <span>{intl.formatMessage(messages.text, { orderNumber })}</span>
        {formError && (
          <Notice isLive tone="danger">
            {formError}
          </Notice>
        )}
        <RadioGroup
          errorMessage={isMissing ? intl.formatMessage(messages.reasonMissing) : undefined}
          isRequired
          label={intl.formatMessage(messages.reason)}
          name="reason"
          onChange={(value) => {
            setReason(value as CancelReason);
            setIsMissing(false);
          }}
          options={cancelReasons.map((value) => ({
            value,
            label: intl.formatMessage(reasonMessages[value]),
          }))}
          orientation="vertical"
          value={reason}
        />
      </Stack>
    </AlertDialog>
  );
}
