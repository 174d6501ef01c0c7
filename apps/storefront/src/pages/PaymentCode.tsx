import type { TopUp } from "@tradehall/api-client/models/wallet";
import { QrPayPanel } from "@tradehall/mall-components/payment/QrPayPanel";
import { isPaymentOpen, payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { useNavigation, useRevalidator, useSubmit } from "react-router-dom";
import { usePolling, useRefresh } from "../browser/calls/use-polling.ts";
import type { Attempt } from "../server/attempt.ts";

interface PaymentCodeProps {
  payment: Omit<TopUp, "payNo">;
  /** What the page says to `intent=refresh` and `intent=check`. */
  answer: (Attempt<unknown> & { isNotPaidYet?: boolean }) | undefined;
  /** Where another way to pay is chosen. */
  methodsHref: string;
}

const pace = { firstMs: 2_000, longestMs: 10_000 };

/** The code of a payment that is no order's; once it is paid the page's data leads on. */
export function PaymentCode({ payment, answer, methodsHref }: PaymentCodeProps) {
  const { amount, expiresAt, now, payType, qrText, status } = payment;
  const submit = useSubmit();
  const refresh = useRefresh();
  const { revalidate, state } = useRevalidator();
  const isRefreshing = useNavigation().formMethod === "POST";
  usePolling(isPaymentOpen(status), revalidate, pace);
  return (
    <QrPayPanel
      amount={amount}
      endsAt={expiresAt}
      formError={answer?.ok === false ? answer.error.message : undefined}
      isChecking={state !== "idle"}
      isNotPaidYet={answer?.isNotPaidYet}
      isRefreshing={isRefreshing}
      method={payMethodName(payType) ?? "wechatScan"}
      methodsHref={methodsHref}
      now={now}
      onDone={refresh}
      onExpire={refresh}
      onRefresh={() => void submit({ intent: "refresh" }, { method: "POST" })}
      qrText={qrText}
      status={status}
    />
  );
}
