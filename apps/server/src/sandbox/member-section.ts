/** Memberships that wait to be paid, on the page of the sandbox. */
import { sandboxListMemberPurchases } from "@tradehall/api-client/endpoints/sandbox/payment/list-member-purchases";
import { isPaymentOpen, payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Ask } from "./ask.ts";
import { action, type Html, type Part, table } from "./html.ts";

export async function memberships(ask: Ask): Promise<Html> {
  const open = (await ask(sandboxListMemberPurchases)).filter(({ status }) => isPaymentOpen(status));
  const path = "/sandbox/memberPurchases";
  const rows = open.map(({ payNo, payType, status, amount, levelName, months, expiresAt }): Part[] => [
    ...[payNo, payMethodName(payType) ?? payType, `¥${amount}`, `${levelName} × ${months}`, status],
    chinaTime(new Date(expiresAt)),
    [
      ...(status === "waiting" ? [action("Scan", path, { payNo, result: "scan" })] : []),
      action("Pay", path, { payNo, result: "success" }),
      action("Fail", path, { payNo, result: "failure" }),
    ],
  ]);
  const heads = ["Membership", "Method", "Amount", "Level and months", "State", "Expires", "Buyer's phone"];
  return table(heads, rows, "No membership waits.");
}
