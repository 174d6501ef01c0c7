import { lookup } from "@tradehall/mall-rules/lookup";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Link } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { memo } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { Countdown } from "../../parts/Countdown/index.ts";
import { Price } from "../../product/Price/index.ts";
import { OrderActions } from "../OrderActions/index.ts";
import { OrderStatusTag } from "../OrderStatusTag/index.ts";
import { isGivenBack, orderStatusMessages } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import { note } from "./note.ts";
import * as css from "./OrderCard.css.ts";
import { messages } from "./OrderCard.messages.ts";
import { OrderCardHead } from "./OrderCardHead.tsx";
import { OrderCardLines } from "./OrderCardLines.tsx";
import type { OrderCardProps } from "./order-card-props.ts";

/** What the clock of a state runs to. */
const clocks = {
  unpaid: messages.closesIn,
  balanceDue: preSaleWords.balanceLeft,
  shipped: messages.receivesIn,
} as const;

/** One order of the list; memoised, so give it stable callbacks. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, onAction, hrefFor, pendingAction, onExpire } = props;
  const intl = useIntl();
  const { orderNumber, status, now, freight, preSale } = order;
  const isBefore = status === "balanceDue" && preSale !== undefined && now < preSale.balanceFrom;
  const endsAt = isBefore ? preSale.balanceFrom : order.endsAt;
  const clock = isBefore ? preSaleWords.balanceStarts : lookup(clocks, status, undefined);
  const over = isBefore
    ? intl.formatMessage(preSaleWords.balanceBegan)
    : status === "shipped"
      ? intl.formatMessage(messages.received)
      : shownRefusalText("orderExpired", localeOf(intl.locale));
  // Its button is in the head, so the others do not know of it.
  const isDeleting = pendingAction === "delete" && order.allowedActions.includes("delete");
  const actions = order.allowedActions.filter((action) => action !== "delete");
  return (
    <article
      aria-label={intl.formatMessage(orderWords.label, { orderNumber })}
      className={css.card}
      data-print={props.isPrinted === false ? "hide" : undefined}
    >
      <div className={css.paperHead}>
        <OrderCardHead
          isChosen={props.isChosen}
          onAction={onAction}
          onChoose={props.onChoose}
          onPoNumber={props.onPoNumber}
          order={order}
          payForm={props.payForm}
          pendingAction={pendingAction}
        />
      </div>
      <div className={css.body}>
        <OrderCardLines order={order} />
        <div className={css.sum}>
          <Price points={order.score} size="s" tone="text" yuan={order.payable} />
          {freight !== undefined && (
            <Text {...note}>
              {Number(freight) === 0
                ? intl.formatMessage(messages.freightFree)
                : intl.formatMessage(messages.withFreight, { amount: freight })}
            </Text>
          )}
          {order.preSale && (
            <>
              <Text {...note}>{intl.formatMessage(messages.deposit, { amount: order.preSale.deposit })}</Text>
              <Text {...note}>{intl.formatMessage(messages.balance, { amount: order.preSale.balance })}</Text>
            </>
          )}
          {order.payMethodText && <Text {...note}>{order.payMethodText}</Text>}
        </div>
        <div className={css.state}>
          <OrderStatusTag isRefunding={order.isRefunding} status={status} />
          {order.isRefunding && !isGivenBack(status, true) && (
            <Text {...note}>{intl.formatMessage(orderStatusMessages.refunding)}</Text>
          )}
          {clock && endsAt !== undefined && (
            <span className={css.clock} data-print="hide">
              {intl.formatMessage(clock)}
              <Countdown
                endsAt={endsAt}
                endText={over}
                now={now}
                onEnd={() => onExpire?.(orderNumber)}
                variant="text"
              />
            </span>
          )}
          <span data-print="hide">
            <Link href={order.detailHref} tone="muted">
              {intl.formatMessage(messages.detail)}
            </Link>
          </span>
        </div>
        <div className={css.actions} data-print="hide">
          <OrderActions
            actions={actions}
            hrefFor={hrefFor}
            isDisabled={isDeleting}
            layout="column"
            onAction={onAction}
            orderNumber={orderNumber}
            pendingAction={pendingAction}
          />
        </div>
      </div>
    </article>
  );
});
