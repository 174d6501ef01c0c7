import type { CreditRepayment } from "@tradehall/api-client/models/credit";
import { hrefTo } from "../../href-to.ts";
import { PaymentCode } from "../../pages/PaymentCode.tsx";
import type { TermsAnswer } from "./terms-action.ts";

interface RepaymentCodeProps {
  repayment: CreditRepayment;
  answer: TermsAnswer | undefined;
}

/** The code of a repayment, asked about until it is paid. */
export const RepaymentCode = ({ repayment, answer }: RepaymentCodeProps) => (
  <PaymentCode
    // Its other forms say themselves what went wrong.
    answer={answer?.ok || answer?.intent === "refresh" ? answer : undefined}
    methodsHref={hrefTo("uc-enterprise-detail", {
      ...{ enterpriseId: String(repayment.enterpriseId), tab: "terms", shop: String(repayment.shopId) },
    })}
    payment={repayment}
  />
);
