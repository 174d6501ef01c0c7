/** What is done about account terms: asking for them, paying back. Server only. */
import { requestCredit } from "@tradehall/api-client/endpoints/credit/request-credit";
import { getRepayment } from "@tradehall/api-client/endpoints/payment/repayment/get-repayment";
import { repayCredit } from "@tradehall/api-client/endpoints/payment/repayment/repay-credit";
import { creditRequestRules, repaymentRules } from "@tradehall/mall-rules/checks/credit";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { toId } from "@tradehall/mall-rules/checks/id";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { data, redirect } from "react-router-dom";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { load, localeOf, type Mall } from "../../server/mall.ts";
import { isProof, proofAction } from "../../server/transfer-action.ts";
import { termsHref } from "./load-tabs.ts";

/** `typed` is what was in the form of this intent; `isNotPaidYet` answers the question of a page without script. */
export type TermsAnswer = Attempt<unknown> & {
  intent: string;
  typed?: Record<string, string>;
  isNotPaidYet?: boolean;
};

export const isTermsIntent = (intent: string): boolean =>
  ["request", "repay", "refresh", "check", "proof"].includes(intent);

async function ask(mall: Mall, form: FormData, enterpriseId: number, request: Request) {
  // The server checks by the same rules.
  const typed = normalized(creditRequestRules, form);
  const { shopId, amount, note } = typed;
  const documents = form.getAll("documents").map(String).join(",");
  const body = { enterpriseId, shopId: toId(shopId) ?? 0, amount, note, documents };
  return { ...(await attemptForm(() => mall(requestCredit, { body }), localeOf(request))), typed };
}

const payTypeOf = (method: string) => {
  const { alipay, wechatScan, balance, bankTransfer } = payTypes;
  return { alipay, wechatScan, bankTransfer }[method] ?? balance;
};

/** A new code for the amount and way of the one that is over, as far as that is still owed. */
async function again(mall: Mall, repaymentNo: string) {
  const { shopId, amount, payType } = await load(() => mall(getRepayment, { query: { repaymentNo } }));
  return { shopId, amount, payType: payType === payTypes.alipay ? payTypes.alipay : payTypes.wechatScan };
}

export async function termsAction(mall: Mall, form: FormData, enterpriseId: number, request: Request) {
  const intent = textOf(form, "intent");
  const answer = (done: Omit<TermsAnswer, "intent"> & Attempt<unknown>) =>
    data<TermsAnswer>({ ...done, intent }, { status: statusOfAnswer(done) });
  // Paid would have been said.
  if (intent === "check") return answer({ ok: true, data: null, isNotPaidYet: true });
  if (isProof(intent)) return proofAction(mall, form, request);
  if (intent === "request") {
    const asked = await ask(mall, form, enterpriseId, request);
    if (asked.ok) throw redirect(termsHref(enterpriseId));
    return answer(asked);
  }
  const typed = normalized(repaymentRules, form);
  const orderNumbers = textOf(form, "orderNumbers");
  const chosen = orderNumbers === "" ? {} : { orderNumbers };
  const wanted =
    intent === "repay"
      ? {
          shopId: toId(textOf(form, "shopId")) ?? 0,
          amount: typed.amount,
          payType: payTypeOf(typed.method),
          ...chosen,
        }
      : await again(mall, new URL(request.url).searchParams.get("repayNo") ?? "");
  const repaid = await attemptForm(
    () => mall(repayCredit, { body: { enterpriseId, ...wanted } }),
    localeOf(request),
  );
  if (repaid.ok)
    throw redirect(
      termsHref(enterpriseId, { shop: String(wanted.shopId), repayNo: repaid.data.repaymentNo }),
    );
  return answer({ ...repaid, typed });
}
