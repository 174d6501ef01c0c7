import { orderLimits } from "@tradehall/mall-rules/limits";
import type { YuanText } from "@tradehall/mall-rules/money";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { CopyButton } from "@tradehall/ui/CopyButton";
import { ClockIcon, Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { Countdown } from "../../catalog/Countdown/index.ts";
import { Price } from "../../catalog/Price/index.ts";
import { actWords } from "../../messages/act.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./CashierHead.css.ts";
import { messages } from "./CashierHead.messages.ts";

export interface CashierHeadProps {
  /** What is to pay, yuan, by the server. */
  amount: YuanText;
  /** Orders paid together, one per shop. */
  orderNumbers: readonly string[];
  /** The server's time in ms when it answered. */
  now: number;
  /** When the orders close if unpaid, ms. */
  endsAt: number;
  /** The time is over: reload the state. */
  onExpire?: () => void;
  /** Address of an order's page. */
  orderHref?: (orderNumber: string) => string;
  /** The orders closed unpaid: says so instead of counting. */
  isExpired?: boolean;
}

/** So long after it was submitted an order is news, in ms; later it is one that waits. */
const newsMs = 60_000;

/** The cashier's head: submitted, how much, which orders, how long. */
export function CashierHead(props: CashierHeadProps) {
  const { amount, orderNumbers, now, endsAt, onExpire, orderHref, isExpired } = props;
  const intl = useIntl();
  const isNew = now < endsAt - orderLimits.unpaidMs + newsMs;
  const title = isExpired ? messages.expiredTitle : isNew ? messages.title : messages.waitingTitle;
  const expired = shownRefusalText("orderExpired", localeOf(intl.locale));
  return (
    <header className={css.head}>
      <span className={css.mark}>
        <Icon as={isNew ? SuccessIcon : ClockIcon} size="xl" tone={isNew ? "success" : "warning"} />
      </span>
      <div className={css.words}>
        <h1 className={css.title}>{intl.formatMessage(title)}</h1>
        {isExpired ? (
          <p className={css.note}>{expired}</p>
        ) : (
          <div className={css.note}>
            <Countdown
              consequence={intl.formatMessage(orderWords.canceledThen)}
              endsAt={endsAt}
              endText={expired}
              label={intl.formatMessage(orderWords.timeLeft)}
              now={now}
              onEnd={onExpire}
              variant="text"
            />
            <span>{intl.formatMessage(orderWords.canceledThen)}</span>
          </div>
        )}
        <ul className={css.orders}>
          {orderNumbers.map((orderNumber) => (
            <li className={css.order} key={orderNumber}>
              <span>{intl.formatMessage(orderWords.number)}</span>
              <Link href={orderHref?.(orderNumber)} tone="neutral">
                {orderNumber}
              </Link>
              <CopyButton
                labels={{
                  copy: intl.formatMessage(orderWords.copyNumber, { orderNumber }),
                  copied: intl.formatMessage(actWords.copied),
                }}
                size="s"
                text={orderNumber}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={css.amount}>
        <span className={css.amountLabel}>{intl.formatMessage(cartWords.payable)}</span>
        <Price size="l" yuan={amount} />
      </div>
    </header>
  );
}
