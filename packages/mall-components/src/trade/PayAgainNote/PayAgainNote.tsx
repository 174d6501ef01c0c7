import { shownRefusalText } from "@tradehall/mall-rules/words";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Notice } from "@tradehall/ui/Notice";
import { useIntl } from "react-intl";
import { Countdown } from "../../catalog/Countdown/index.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { messages } from "./PayAgainNote.messages.ts";

export interface PayAgainNoteProps {
  /** The cashier for this order. */
  payHref: string;
  /** The server's time in ms when it answered; with `endsAt` the time left is counted. */
  now?: number;
  /** When the order closes if unpaid, ms. */
  endsAt?: number;
  /** The time is over: ask for the state. */
  onExpire?: () => void;
}

/** The last payment did not succeed: the order is kept and can be paid again. */
export function PayAgainNote({ payHref, now, endsAt, onExpire }: PayAgainNoteProps) {
  const intl = useIntl();
  return (
    <Notice
      actions={
        <ButtonLink href={payHref} size="s" tone="sale">
          {intl.formatMessage(messages.pay)}
        </ButtonLink>
      }
      title={intl.formatMessage(messages.title)}
      tone="warning"
    >
      {intl.formatMessage(messages.text)}
      {now !== undefined && endsAt !== undefined && (
        <Countdown
          consequence={intl.formatMessage(orderWords.canceledThen)}
          endsAt={endsAt}
          endText={shownRefusalText("orderExpired", localeOf(intl.locale))}
          label={intl.formatMessage(orderWords.timeLeft)}
          now={now}
          onEnd={onExpire}
          variant="text"
        />
      )}
    </Notice>
  );
}
