import { isPaymentOpen, type PaymentStatus } from "@tradehall/mall-rules/states/payment/payment";
import { Button } from "@tradehall/ui/Button";
import { ErrorIcon, Icon, MobileIcon, RefreshIcon, SuccessIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { QrCode } from "../../parts/QrCode/index.ts";
import { messages, veilMessages } from "./QrPayPanel.messages.ts";

interface Props {
  qrText: string;
  name: string;
  status: PaymentStatus;
  /** No new code can follow it. */
  isLast?: boolean | undefined;
  isRefreshing?: boolean;
  onRefresh?: () => void;
}

const veilIcons = {
  scanned: MobileIcon,
  paid: SuccessIcon,
  failed: ErrorIcon,
  expired: RefreshIcon,
  closed: ErrorIcon,
};

/** The code as an image; what happened to it is over it. */
export function QrPayCode({ qrText, name, status, isLast, isRefreshing, onRefresh }: Props) {
  const intl = useIntl();
  const isGone = isLast && status === "expired";
  const canRefresh = !isPaymentOpen(status) && status !== "paid" && !isGone;
  return (
    <QrCode label={intl.formatMessage(messages.code, { method: name })} text={qrText}>
      {status !== "waiting" && (
        <>
          <Icon as={veilIcons[status]} size="xl" tone={status === "paid" ? "success" : "inherit"} />
          <strong>{intl.formatMessage(veilMessages[status])}</strong>
          {canRefresh && (
            <Button isPending={isRefreshing} size="s" {...sends("refresh", onRefresh)}>
              {intl.formatMessage(messages.refresh)}
            </Button>
          )}
        </>
      )}
    </QrCode>
  );
}
