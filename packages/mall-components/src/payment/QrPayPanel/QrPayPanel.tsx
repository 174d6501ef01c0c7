import { isPaymentOpen, paymentStatuses } from "@tradehall/mall-rules/states/payment/payment";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { localeOf } from "../../messages/index.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { Countdown } from "../../parts/Countdown/index.ts";
import { Price } from "../../product/Price/index.ts";
import { payMethodMessages } from "../PayMethods/PayMethods.messages.ts";
import { QrPayCode } from "./QrPayCode.tsx";
import { QrPayOrders } from "./QrPayOrders.tsx";
import * as css from "./QrPayPanel.css.ts";
import { messages, stateMessages } from "./QrPayPanel.messages.ts";
import type { QrPayPanelProps } from "./qr-pay-panel-props.ts";

/** Paying by scan: the code, its time, its states, each change read aloud; beside it what is paid. */
export function QrPayPanel(props: QrPayPanelProps) {
  const { method, qrText, amount, now, endsAt, onDone, troubleHref, methodsHref, orderHref } = props;
  const intl = useIntl();
  // A state that is not known is one to wait in: asking for it goes on.
  const known = paymentStatuses.find((one) => one === props.status) ?? "waiting";
  // Whatever becomes of the question, a code whose time is over can be renewed.
  const [isOver, setOver] = useState(false);
  const status = isOver && isPaymentOpen(known) ? "expired" : known;
  const name = intl.formatMessage(payMethodMessages[method]);
  const isOpen = isPaymentOpen(status);
  const expired = props.isLast
    ? shownRefusalText("qrExpired", localeOf(intl.locale))
    : intl.formatMessage(stateMessages.expired);
  const consequence = intl.formatMessage(props.isLast ? messages.consequenceOfLast : messages.consequence);
  const notYet = props.isNotPaidYet && isOpen ? intl.formatMessage(messages.notPaidYet) : undefined;
  const trouble = props.formError ?? notYet;
  return (
    <div className={css.panel}>
      <form className={css.pay} method="post">
        <h2 className={css.title}>{name}</h2>
        <Price size="l" yuan={amount} />
        <QrPayCode
          isLast={props.isLast}
          isRefreshing={props.isRefreshing}
          name={name}
          onRefresh={props.onRefresh}
          qrText={qrText}
          status={status}
        />
        <Text aria-live="polite" as="p" tone="inherit" weight="medium">
          {status === "expired" ? expired : intl.formatMessage(stateMessages[status])}
        </Text>
        {isOpen && (
          <Inline as="span" rowSpace="none" align="center" alignY="baseline" size="s" tone="muted">
            <Countdown
              consequence={consequence}
              endsAt={endsAt}
              endText={expired}
              label={intl.formatMessage(messages.timeLeft)}
              now={now}
              onEnd={() => {
                setOver(true);
                props.onExpire?.();
              }}
              variant="text"
            />
            <span>{consequence}</span>
          </Inline>
        )}
        <span aria-live="polite" className={trouble ? css.error : undefined}>
          {trouble}
        </span>
        <div className={css.actions}>
          {isOpen && (
            <Button
              isPending={props.isChecking}
              pendingLabel={intl.formatMessage(messages.checking)}
              {...sends("check", onDone)}
            >
              {intl.formatMessage(messages.done)}
            </Button>
          )}
          {troubleHref && status !== "paid" && (
            <Link href={troubleHref}>{intl.formatMessage(messages.trouble)}</Link>
          )}
          {methodsHref && status !== "paid" && (
            <Link href={methodsHref}>{intl.formatMessage(messages.otherMethod)}</Link>
          )}
          {orderHref && status === "paid" && (
            <Link href={orderHref}>{intl.formatMessage(orderWords.view)}</Link>
          )}
        </div>
      </form>
      {props.orders && <QrPayOrders discount={props.discount} goods={props.goods} orders={props.orders} />}
    </div>
  );
}
