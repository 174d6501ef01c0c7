/** Opens a top-up, or a new code for the same amount; without script the question whether it is paid, too. Server only. */
import { getTopUp } from "@tradehall/api-client/endpoints/payment/top-up/get-top-up";
import { openTopUp } from "@tradehall/api-client/endpoints/payment/top-up/open-top-up";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { topUpRules } from "@tradehall/mall-rules/checks/top-up";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { data, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { load, localeOf, type Mall } from "../../server/mall.ts";

/** `typed` is what was in the form; `isNotPaidYet` answers the question of a page without script. */
export type TopUpAnswer = Attempt<unknown> & {
  typed?: Record<keyof typeof topUpRules, string>;
  isNotPaidYet?: boolean;
};

/** What a new code is for: the amount and way of the one that is over. */
async function renewed(mall: Mall, payNo: string) {
  const { amount, payType } = await load(() => mall(getTopUp, { query: { payNo } }));
  return { amount, payType: payType === payTypes.alipay ? payTypes.alipay : payTypes.wechatScan };
}

export async function topUpAction(mall: Mall, form: FormData, request: Request) {
  const intent = textOf(form, "intent");
  // Paid would have led on.
  if (intent === "check") return data<TopUpAnswer>({ ok: true, data: null, isNotPaidYet: true });
  // The server checks by the same rules.
  const typed = normalized(topUpRules, form);
  const payType = typed.method === "alipay" ? payTypes.alipay : payTypes.wechatScan;
  const payNo = new URL(request.url).searchParams.get("payNo") ?? "";
  const body = intent === "refresh" ? await renewed(mall, payNo) : { amount: typed.amount, payType };
  const opened = await attemptForm(() => mall(openTopUp, { body }), localeOf(request));
  if (opened.ok) throw redirect(hrefTo("uc-balance", { payNo: opened.data.payNo }));
  return data<TopUpAnswer>({ ...opened, typed }, { status: statusOfAnswer(opened) });
}
