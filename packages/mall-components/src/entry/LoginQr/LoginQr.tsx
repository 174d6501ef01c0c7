import { sessionLimits } from "@tradehall/mall-rules/limits";
import { isLoginCodeOpen, type LoginCodeStatus } from "@tradehall/mall-rules/states/account/login-code";
import { Icon, MobileIcon, RefreshIcon, SuccessIcon } from "@tradehall/ui/Icon";
import { Spinner } from "@tradehall/ui/Spinner";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { Countdown } from "../../parts/Countdown/index.ts";
import { QrCode } from "../../parts/QrCode/index.ts";
import * as css from "./LoginQr.css.ts";
import { words } from "./LoginQr.messages.ts";

export interface LoginQrProps {
  /** The code; without it one is on its way, unless it has failed. */
  code?:
    | {
        /** Text drawn as QR code. */
        qrText: string;
        /** Where it is. */
        status: LoginCodeStatus;
        /** The server's time in ms when it answered. */
        now: number;
        /** When it expires, ms. */
        expiresAt: number;
      }
    | undefined;
  /** No code could be fetched. */
  isFailed?: boolean;
  /** A new code is being made. */
  isRefreshing?: boolean;
  /** Makes a new code. */
  onRefresh?: () => void;
  /** The code's time is over: ask where it is. */
  onExpire?: () => void;
  /** What the server said, e.g. that the account is disabled. */
  errorText?: string | undefined;
}

type Shown = "loading" | "hint" | "scanned" | "confirmed" | "expired" | "failed";

function shownState({ code, isFailed }: LoginQrProps): Shown {
  if (isFailed) return "failed";
  if (!code) return "loading";
  if (code.status === "waiting") return "hint";
  return code.status === "used" ? "confirmed" : code.status;
}

/** 扫码登录: the code, its time and its states; every change is read aloud. */
export function LoginQr(props: LoginQrProps) {
  const { code, isRefreshing, onRefresh, onExpire, errorText } = props;
  const intl = useIntl();
  const shown = shownState(props);
  const canRefresh = shown === "expired" || shown === "failed";
  const minutes = sessionLimits.loginQrLifetimeMs / 60_000;
  const hints = {
    loading: intl.formatMessage(words.loading),
    hint: intl.formatMessage(words.hint),
    scanned: intl.formatMessage(words.scannedHint),
    confirmed: intl.formatMessage(words.confirmedHint),
    expired: intl.formatMessage(words.expiredHint, { minutes }),
    failed: intl.formatMessage(listWords.checkNetwork),
  };
  const veil = canRefresh ? (
    <button className={css.refresh} disabled={isRefreshing} onClick={onRefresh} type="button">
      {isRefreshing ? <Spinner label={hints.loading} size="l" /> : <Icon as={RefreshIcon} size="xl" />}
      <strong>{intl.formatMessage(words[shown === "failed" ? "failed" : "expired"])}</strong>
    </button>
  ) : shown === "scanned" || shown === "confirmed" ? (
    <>
      <Icon as={shown === "scanned" ? MobileIcon : SuccessIcon} size="xl" tone="success" />
      <strong>{intl.formatMessage(words[shown])}</strong>
    </>
  ) : shown === "loading" ? (
    <Spinner label={hints.loading} size="l" />
  ) : undefined;
  return (
    <div className={css.panel} data-state={shown}>
      <QrCode label={intl.formatMessage(words.code)} size="m" text={code?.qrText ?? ""}>
        {veil}
      </QrCode>
      <Text aria-live="polite" as="p">
        {errorText ?? hints[shown]}
      </Text>
      <span className={css.time}>
        {code && isLoginCodeOpen(code.status) && (
          <Countdown
            endsAt={code.expiresAt}
            endText={intl.formatMessage(words.expired)}
            label={intl.formatMessage(words.timeLeft)}
            now={code.now}
            onEnd={onExpire}
            variant="text"
          />
        )}
      </span>
    </div>
  );
}
