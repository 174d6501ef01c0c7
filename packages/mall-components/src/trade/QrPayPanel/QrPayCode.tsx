import type { PaymentStatus } from "@tradehall/mall-rules/states/payment";
import { Button } from "@tradehall/ui/Button";
import { ErrorIcon, Icon, MobileIcon, RefreshIcon, SuccessIcon } from "@tradehall/ui/Icon";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { renderSVG } from "uqr";
import * as css from "./QrPayPanel.css.ts";
import { messages, veilMessages } from "./QrPayPanel.messages.ts";

interface Props {
  qrText: string;
  name: string;
  status: PaymentStatus;
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

/** The code as an image; what happened to it stands over it. */
export function QrPayCode({ qrText, name, status, isRefreshing, onRefresh }: Props) {
  const intl = useIntl();
  // Dark modules on the page's own ground: a code on a tinted ground is read badly by some phones.
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(qrText, { border: 2 }))}`,
    [qrText],
  );
  const canRefresh = status === "expired" || status === "failed";
  return (
    <div className={css.code} data-status={status}>
      <img
        alt={intl.formatMessage(messages.code, { method: name })}
        className={css.image}
        height={240}
        src={source}
        width={240}
      />
      {status !== "waiting" && (
        <div className={css.veil}>
          <Icon as={veilIcons[status]} size="xl" tone={status === "paid" ? "success" : "inherit"} />
          <strong>{intl.formatMessage(veilMessages[status])}</strong>
          {canRefresh && (
            <Button
              isPending={isRefreshing}
              name="intent"
              onPress={(event) => {
                if (!onRefresh) return;
                event.preventDefault();
                onRefresh();
              }}
              size="s"
              type="submit"
              value="refresh"
            >
              {intl.formatMessage(messages.refresh)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
