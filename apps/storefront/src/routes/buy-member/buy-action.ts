/** Buys a paid level, or opens a new code for the same; without script the question whether it is paid, too. Server only. */
import { buyMember } from "@tradehall/api-client/endpoints/membership/paid/buy-member";
import { getMemberPurchase } from "@tradehall/api-client/endpoints/membership/paid/get-member-purchase";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { memberBuyRules, readTerm } from "@tradehall/mall-rules/checks/membership";
import type { YuanText } from "@tradehall/mall-rules/money";
import { type PayMethod, payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { data, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { load, localeOf, type Mall } from "../../server/mall.ts";

/** `typed` is what was chosen; `isNotPaidYet` answers the question of a page without script. */
export type BuyAnswer = Attempt<unknown> & {
  typed?: Record<keyof typeof memberBuyRules, string>;
  isNotPaidYet?: boolean;
};

type WayToBuy = Extract<PayMethod, "alipay" | "balance" | "wechatScan">;
const wayOf = (method: string) =>
  payTypes[
    (["alipay", "balance"] as const).find((one) => one === method) ?? ("wechatScan" satisfies WayToBuy)
  ];

/** What a new code is for: the same as of the one that is over. */
async function renewed(mall: Mall, payNo: string) {
  const { levelId, months, amount, payType } = await load(() =>
    mall(getMemberPurchase, { query: { payNo } }),
  );
  const way = payType === payTypes.alipay ? payTypes.alipay : payTypes.wechatScan;
  return { levelId, months, price: amount, payType: way };
}

export async function buyAction(mall: Mall, form: FormData, request: Request) {
  const intent = textOf(form, "intent");
  // Paid would have led on.
  if (intent === "check") return data<BuyAnswer>({ ok: true, data: null, isNotPaidYet: true });
  const typed = normalized(memberBuyRules, form);
  const payNo = new URL(request.url).searchParams.get("payNo") ?? "";
  const { months, price } = readTerm(typed.term);
  const levelId = Number(textOf(form, "levelId")) || 0;
  const body =
    intent === "refresh"
      ? await renewed(mall, payNo)
      : { levelId, months, price: price as YuanText, payType: wayOf(typed.method) };
  const bought = await attemptForm(() => mall(buyMember, { body }), localeOf(request));
  if (bought.ok) {
    const { payNo: opened, status } = bought.data;
    throw redirect(hrefTo("buy-member", status === "paid" ? { paid: opened } : { payNo: opened }));
  }
  return data<BuyAnswer>({ ...bought, typed }, { status: statusOfAnswer(bought) });
}
