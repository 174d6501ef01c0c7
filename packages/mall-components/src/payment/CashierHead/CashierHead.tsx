import { orderLimits } from "@tradehall/mall-rules/limits";
import type { YuanText } from "@tradehall/mall-rules/money";
import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { ClockIcon, Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { pageMessages } from "../../account/UserCenterMenu/UserCenterMenu.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { OrderActions } from "../../order/OrderActions/index.ts";
import { messages as amountWords } from "../../order/OrderAmounts/OrderAmounts.messages.ts";
import type { PaymentOrderView } from "../../order/order-views.ts";
import { Countdown } from "../../parts/Countdown/index.ts";
import { Price } from "../../product/Price/index.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { PaymentOrders } from "../PaymentOrders/index.ts";
import * as css from "./CashierHead.css.ts";
import { closedMessages, messages } from "./CashierHead.messages.ts";

export interface CashierHeadProps {
  /** What is to pay, yuan, by the server. */
  amount: YuanText;
  /** What of a pre-sale it is; absent: all there is to pay. */
  part?: "deposit" | "balance";
  /** Taken off within it, yuan; zero is not shown. */
  discount?: YuanText;
  /** Orders paid together. */
  orders: readonly PaymentOrderView[];
  /** The server's time in ms when it answered. */
  now: number;
  /** When they were ordered, ms. Default as long before their end as ordinary orders wait. */
  placedAt?: number;
  /** When the orders close if unpaid, ms. */
  endsAt: number;
  /** The time is over: reload the state. */
  onExpire?: () => void;
  /** None of the orders can be paid any more, and why: says so and leads on instead of counting. */
  closed?: "expired" | "canceled";
  /** What can be done with closed orders. Default none. */
  closedActions?: readonly OrderAction[];
  /** Called with all order numbers, comma-joined. */
  onAction?: (orderNumbers: string, action: OrderAction) => void;
  /** The action that is on its way. */
  pendingAction?: OrderAction;
}

const payableWords = { deposit: preSaleWords.depositPayable, balance: preSaleWords.balancePayable };

/** So long after it was submitted an order is news, in ms; later it is one that waits. */
const newsMs = 60_000;

/** The cashier's head: submitted, how much, which orders, how long; and where to go once that is over. */
export function CashierHead(props: CashierHeadProps) {
  const { amount, discount, orders, now, endsAt, onExpire, closed, closedActions = [] } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const { placedAt = endsAt - orderLimits.unpaidMs } = props;
  const isBalance = props.part === "balance";
  // Only a new order is submitted; its balance falls due long after that.
  const isNew = !closed && !isBalance && now < placedAt + newsMs;
  const waiting = isBalance ? messages.balanceTitle : messages.waitingTitle;
  const title = closed ? closedMessages[closed] : isNew ? messages.title : waiting;
  const then = intl.formatMessage(isBalance ? preSaleWords.lostThen : orderWords.canceledThen);
  const label = props.part ? payableWords[props.part] : cartWords.payable;
  const expired = shownRefusalText("orderExpired", localeOf(intl.locale));
  return (
    <header className={css.head}>
      <Inline as="span" space="none" alignY="stretch" wrap={false}>
        <Icon as={isNew ? SuccessIcon : ClockIcon} size="xl" tone={isNew ? "success" : "warning"} />
      </Inline>
      <Stack space="s">
        <h1 className={css.title}>{intl.formatMessage(title)}</h1>
        {closed ? (
          <Inline as="p" rowSpace="none" alignY="baseline" size="s" tone="muted">
            {closed === "expired" ? expired : intl.formatMessage(messages.canceledNote)}
          </Inline>
        ) : (
          <Inline rowSpace="none" alignY="baseline" size="s" tone="muted">
            <Countdown
              consequence={then}
              endsAt={endsAt}
              endText={expired}
              label={intl.formatMessage(isBalance ? preSaleWords.balanceLeft : orderWords.timeLeft)}
              now={now}
              onEnd={onExpire}
              variant="text"
            />
            <span>{then}</span>
          </Inline>
        )}
        <PaymentOrders discount={discount} orders={orders} />
        {closed && (
          <div className={css.ways}>
            <OrderActions
              actions={closedActions}
              onAction={props.onAction}
              orderNumber={orders.map(({ orderNumber }) => orderNumber).join(",")}
              pendingAction={props.pendingAction}
              size="m"
            />
            <ButtonLink href={routes.orders} tone="neutral" variant="outline">
              {intl.formatMessage(pageMessages["uc-order"])}
            </ButtonLink>
            <ButtonLink href={routes.home} tone="neutral" variant="outline">
              {intl.formatMessage(orderWords.keepShopping)}
            </ButtonLink>
          </div>
        )}
      </Stack>
      <div className={css.amount}>
        <Text size="s" tone="muted">
          {intl.formatMessage(closed ? amountWords.title : label)}
        </Text>
        <Price size="l" tone={closed ? "text" : "price"} yuan={amount} />
      </div>
    </header>
  );
}
