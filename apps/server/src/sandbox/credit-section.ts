/** Account terms that enterprises ask shops for, and their repayments by code. */
import { sandboxListCredit } from "@tradehall/api-client/endpoints/sandbox/credit/list-credit";
import { sandboxListRepayments } from "@tradehall/api-client/endpoints/sandbox/credit/list-repayments";
import { isPaymentOpen, payMethodName, payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Ask } from "./ask.ts";
import { action, type Html, html, type Part, table } from "./html.ts";

const path = "/sandbox/credit";

export async function credit(ask: Ask): Promise<Html> {
  const all = await ask(sandboxListCredit);
  const rows = all.map(({ enterpriseId, shopId, events, ...line }): Part[] => {
    const body = (event: string) => JSON.stringify({ enterpriseId, shopId, event });
    return [
      ...[line.enterpriseName, line.shopName, line.state, `¥${line.requested}`, line.note],
      line.documents
        .split(",")
        .filter(Boolean)
        .map((address, index) => html`<a href="${address}">${index + 1}</a> `),
      ...[`¥${line.limit}`, `¥${line.used}`, `¥${line.overdue}`],
      events.map((event) =>
        event === "grant"
          ? html`<form data-post="${path}" data-body="${body(event)}">
              <label>Yuan <input name="limit" maxlength="20" value="${line.limit === "0.00" ? line.requested : line.limit}"></label>
              <label>Days <input name="termDays" type="number" min="1" max="180" value="${line.termDays || 30}"></label>
              <button>grant</button></form>`
          : html`<form data-post="${path}" data-body="${body(event)}">
              <label>Because <input name="reason" maxlength="200" required></label><button>${event}</button></form>`,
      ),
    ];
  });
  const heads = ["Enterprise", "Shop", "State", "Asked for", "Note", "Papers", "Limit", "Used", "Overdue"];
  return table([...heads, "Shop decides"], rows, "No account terms were asked for.");
}

export async function repayments(ask: Ask): Promise<Html> {
  const open = (await ask(sandboxListRepayments)).filter(
    ({ status, payType }) => isPaymentOpen(status) && payType !== payTypes.bankTransfer,
  );
  const rows = open.map(({ repaymentNo, payType, status, amount, expiresAt, shopName }): Part[] => [
    ...[repaymentNo, shopName, payMethodName(payType) ?? payType, `¥${amount}`, status],
    chinaTime(new Date(expiresAt)),
    [
      action("Pay", "/sandbox/repayments", { repaymentNo, result: "success" }),
      action("Fail", "/sandbox/repayments", { repaymentNo, result: "failure" }),
    ],
  ]);
  const heads = ["Repayment", "Shop", "Method", "Amount", "State", "Expires", "Buyer's phone"];
  return table(heads, rows, "No repayment waits.");
}
