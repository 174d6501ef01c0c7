import type { CreditRepayment } from "@tradehall/api-client/models/credit";
import { QrPayPanel } from "@tradehall/mall-components/payment/QrPayPanel";
import { isPaymentOpen, payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { useNavigation, useRevalidator, useSubmit } from "react-router-dom";
import { usePolling, useRefresh } from "../../browser/calls/use-polling.ts";
import { hrefTo } from "../../href-to.ts";
import type { TermsAnswer } from "./terms-action.ts";

interface RepaymentCodeProps {
  repayment: CreditRepayment;
  answer: TermsAnswer | undefined;
}

const pace = { firstMs: 2_000, longestMs: 10_000 };

/** The code of a repayment, asked about until it is paid. */
export function RepaymentCode({ repayment, answer }: RepaymentCodeProps) {
  const submit = useSubmit();
  const refresh = useRefresh();
  const { revalidate, state } = useRevalidator();
  const isRefreshing = useNavigation().formMethod === "POST";
  usePolling(isPaymentOpen(repayment.status), revalidate, pace);
  const failed = answer?.intent === "refresh" && !answer.ok ? answer.error.message : undefined;
  return (
    <QrPayPanel
      amount={repayment.amount}
      endsAt={repayment.expiresAt}
      formError={failed}
      isChecking={state !== "idle"}
      isNotPaidYet={answer?.isNotPaidYet}
      isRefreshing={isRefreshing}
      method={payMethodName(repayment.payType) ?? "wechatScan"}
      methodsHref={hrefTo("uc-enterprise-detail", {
        ...{ enterpriseId: String(repayment.enterpriseId), tab: "terms", shop: String(repayment.shopId) },
      })}
      now={repayment.now}
      onDone={refresh}
      onExpire={refresh}
      onRefresh={() => void submit({ intent: "refresh" }, { method: "POST" })}
      qrText={repayment.qrText}
      status={repayment.status}
    />
  );
}
