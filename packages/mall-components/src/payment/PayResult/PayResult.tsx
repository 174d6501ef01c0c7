import type { YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { ClockIcon, ErrorIcon, Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import type { PaymentOrderView } from "../../order/order-views.ts";
import { Price } from "../../product/Price/index.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { PaymentOrders } from "../PaymentOrders/index.ts";
import * as css from "./PayResult.css.ts";
import { messages, titleMessages } from "./PayResult.messages.ts";

/** How a payment ended: pending while the provider has not said. */
export type PayOutcome = "success" | "failed" | "pending";

export interface PayResultProps {
  /** How it ended. */
  outcome: PayOutcome;
  /** What was paid or was to pay, yuan. */
  amount?: YuanText;
  /** Points that were spent beside it. */
  score?: number;
  /** Name of the pay method. */
  methodText?: string;
  /** Taken off within the amount, yuan; zero is not shown. */
  discount?: YuanText;
  /** Orders of the payment. Default none. */
  orders?: readonly PaymentOrderView[];
  /** Why it failed, in the server's words. */
  message?: string;
  /** 查看订单. */
  orderHref: string;
  /** 重新支付, when it failed. */
  retryHref?: string;
  /** Ask again, while pending. */
  onCheck?: () => void;
  /** That question is on its way. */
  isChecking?: boolean;
}

const icons = { success: SuccessIcon, failed: ErrorIcon, pending: ClockIcon };
const tones = { success: "success", failed: "danger", pending: "warning" } as const;

/** How the payment ended and where to go next. */
export function PayResult(props: PayResultProps) {
  const { outcome, amount, discount, methodText, orders = [], message, orderHref } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const isWaiting = outcome === "success" && orders.some(({ status }) => status === "grouping");
  const isDeposit = outcome === "success" && orders.some(({ status }) => status === "balanceDue");
  const isPartly = outcome === "success" && orders.some(({ status }) => status === "canceled");
  const waits = isDeposit ? "balanceDue" : isWaiting ? "grouping" : undefined;
  const note = waits ?? (isPartly ? "partly" : outcome);
  return (
    <section aria-live="polite" className={css.result}>
      <Icon as={icons[outcome]} size="xl" tone={tones[outcome]} />
      <h1 className={css.title}>{intl.formatMessage(titleMessages[isDeposit ? "deposit" : outcome])}</h1>
      {amount && (
        <Price points={props.score} size="l" tone={outcome === "success" ? "price" : "text"} yuan={amount} />
      )}
      <Text as="p" size="s" tone="muted">
        {message ?? intl.formatMessage(messages[note])}
      </Text>
      {methodText && (
        <Text as="p" size="s" tone="muted">
          {intl.formatMessage(orderWords.payMethod)} {methodText}
        </Text>
      )}
      {orders.length > 0 && (
        <Inline space="none" align="center" alignY="stretch" wrap={false}>
          <PaymentOrders discount={discount} orders={orders} />
        </Inline>
      )}
      <div className={css.actions}>
        {outcome === "failed" && props.retryHref && (
          <ButtonLink href={props.retryHref} tone="sale">
            {intl.formatMessage(messages.retry)}
          </ButtonLink>
        )}
        {outcome === "pending" && props.onCheck && (
          <Button isPending={props.isChecking} onPress={props.onCheck}>
            {intl.formatMessage(messages.check)}
          </Button>
        )}
        <ButtonLink href={orderHref} variant={outcome === "success" ? "solid" : "outline"}>
          {intl.formatMessage(orderWords.view)}
        </ButtonLink>
        <ButtonLink href={routes.home} tone="neutral" variant="outline">
          {intl.formatMessage(orderWords.keepShopping)}
        </ButtonLink>
      </div>
    </section>
  );
}
