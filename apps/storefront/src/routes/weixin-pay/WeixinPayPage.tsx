import type { Payment } from "@tradehall/api-client/models/payment";
import { toPaymentOrders } from "@tradehall/mall-adapters/payment-orders";
import { QrPayPanel } from "@tradehall/mall-components/payment/QrPayPanel";
import { payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { Frame } from "@tradehall/ui/Frame";
import { useNavigation, useSubmit } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefTo } from "../../href-to.ts";
import { usePaymentStatus } from "./use-payment-status.ts";

interface WeixinPayPageProps {
  payment: Payment;
  /** Names of what is paid. */
  goods: readonly string[];
  /** The server's words about the last try for a new code. */
  message: string | undefined;
  /** Someone said that it is paid, on a page without script. */
  isNotPaidYet: boolean;
}

export function WeixinPayPage({ payment: loaded, goods, message, ...asked }: WeixinPayPageProps) {
  const { payment, isChecking, isNotPaidYet, check } = usePaymentStatus(loaded);
  const submit = useSubmit();
  const isRefreshing = useNavigation().formMethod === "POST";
  const [orderNumber = ""] = payment.orderNumbers.split(",");
  return (
    <Frame paddingY="m">
      <QrPayPanel
        method={payMethodName(payment.payType) ?? "wechatScan"}
        qrText={payment.qrText}
        amount={payment.totalFee}
        discount={payment.reduceAmount}
        orders={toPaymentOrders(payment.orders, dataRoutes)}
        goods={goods}
        status={payment.status}
        now={payment.now}
        endsAt={payment.expiresAt}
        isLast={payment.isLastCode === 1}
        onExpire={check}
        onRefresh={() => void submit({ intent: "refresh" }, { method: "POST" })}
        isRefreshing={isRefreshing}
        onDone={check}
        isChecking={isChecking}
        isNotPaidYet={isNotPaidYet || asked.isNotPaidYet}
        methodsHref={hrefTo("payment", { orderNumbers: payment.orderNumbers })}
        orderHref={hrefTo("order-detail", { orderNumber })}
        {...(message ? { formError: message } : {})}
      />
    </Frame>
  );
}
