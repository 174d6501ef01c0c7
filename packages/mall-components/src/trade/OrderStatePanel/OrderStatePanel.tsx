import { said } from "@tradehall/mall-rules/said";
import type { OrderAction, OrderKind, ShownOrderStatus } from "@tradehall/mall-rules/states/order";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Countdown } from "../../catalog/Countdown/index.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { OrderActions } from "../OrderActions/index.ts";
import { orderStatusMessages } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import * as css from "./OrderStatePanel.css.ts";
import { messages, sentenceMessages } from "./OrderStatePanel.messages.ts";

export interface OrderStatePanelProps {
  orderNumber: string;
  status: ShownOrderStatus;
  /** Default `general`. */
  kind?: OrderKind;
  /** The server's time in ms when it answered. */
  now: number;
  /** When the state ends by itself, ms: payment, group, automatic receipt. */
  endsAt?: number;
  /** Why it was canceled, as text. */
  closeReason?: string;
  /** A refund is running: receipt waits for it. */
  isRefunding?: boolean;
  /** What the buyer may do, in the server's order. */
  allowedActions: readonly OrderAction[];
  onAction?: (orderNumber: string, action: OrderAction) => void;
  hrefFor?: (orderNumber: string, action: OrderAction) => string | undefined;
  pendingAction?: OrderAction;
  /** The time is over: ask for the state. */
  onExpire?: () => void;
  /** Further notes. */
  children?: ReactNode;
}

const timed = ["unpaid", "grouping", "shipped"] as const;
type Timed = (typeof timed)[number];
const timeWords = (status: ShownOrderStatus): Timed | undefined => timed.find((one) => one === status);

/** What the state of the order means, how long it lasts, what can be done now. */
export function OrderStatePanel(props: OrderStatePanelProps) {
  const { orderNumber, status, now, endsAt, closeReason, isRefunding, onExpire } = props;
  const intl = useIntl();
  const clock = timeWords(status);
  const sentence = said(sentenceMessages, status, undefined);
  const ends = {
    unpaid: [orderWords.timeLeft, messages.payEnd],
    grouping: [messages.groupIn, messages.groupEnd],
    shipped: [messages.receiveIn, messages.receiveEnd],
  } as const;
  return (
    <section aria-labelledby={`state-${orderNumber}`} className={css.panel}>
      <div className={css.words}>
        <h2 className={css.title} id={`state-${orderNumber}`}>
          {intl.formatMessage(said(orderStatusMessages, status, orderStatusMessages.other))}
        </h2>
        {sentence && <p className={css.sentence}>{intl.formatMessage(sentence)}</p>}
        {clock && endsAt !== undefined && (
          <div className={css.time} data-print="hide">
            <Countdown
              consequence={intl.formatMessage(ends[clock][1])}
              endsAt={endsAt}
              endText={intl.formatMessage(messages.over)}
              label={intl.formatMessage(ends[clock][0])}
              now={now}
              onEnd={onExpire}
              variant="text"
            />
            <span className={css.consequence}>{intl.formatMessage(ends[clock][1])}</span>
          </div>
        )}
        {status === "canceled" && closeReason && (
          <p className={css.sentence}>{intl.formatMessage(messages.closeReason, { reason: closeReason })}</p>
        )}
        {isRefunding && <p className={css.refunding}>{intl.formatMessage(messages.refunding)}</p>}
      </div>
      {props.children}
      <OrderActions
        actions={props.allowedActions}
        hrefFor={props.hrefFor}
        onAction={props.onAction}
        orderNumber={orderNumber}
        pendingAction={props.pendingAction}
        size="m"
      />
    </section>
  );
}
