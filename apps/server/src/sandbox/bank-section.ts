/** The sandbox's bank: transfers that wait for money, and what has come. */
import { sandboxGetBank } from "@tradehall/api-client/endpoints/sandbox/payment/get-bank";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Ask } from "./ask.ts";
import { action, type Html, html, type Part, table } from "./html.ts";

export async function bank(ask: Ask): Promise<Html> {
  const { transfers, receipts } = await ask(sandboxGetBank);
  const waiting = transfers.map((one): Part[] => [
    ...[one.reference, one.orderNumbers.replaceAll(",", " ") || one.shopName, `¥${one.amount}`],
    ...[`¥${one.left}`, one.payer],
    one.proofs
      .split(",")
      .filter(Boolean)
      .map((address, index) => html`<a href="${address}">${index + 1}</a> `),
    chinaTime(new Date(one.expiresAt)),
    html`<form data-post="/sandbox/bank" data-body="${JSON.stringify({ text: one.reference })}">
      <label>Yuan <input name="amount" maxlength="20" value="${one.left}" required></label>
      <button>Money comes</button></form>`,
  ]);
  const came = receipts.map((one): Part[] => [
    ...[one.time, `¥${one.amount}`, one.text, one.payer, one.outcome],
    ...[`¥${one.toBalance}`, `¥${one.returned}`],
    one.outcome === "unknown"
      ? [
          html`<form data-post="/sandbox/bank/settle" data-body="${JSON.stringify({ receiptId: one.receiptId })}">
            <label>Reference <input name="reference" maxlength="40" required></label><button>Match</button></form>`,
          action("Send back", "/sandbox/bank/settle", { receiptId: one.receiptId }),
        ]
      : "",
  ]);
  const heads = ["Reference", "For", "Amount", "Missing", "Payer", "Proof", "Until", "Bank"];
  const cameHeads = ["Time", "Amount", "Text", "Payer", "Outcome", "To balance", "Sent back", "Accountant"];
  return html`${table(heads, waiting, "No transfer waits.")}
    <form data-post="/sandbox/bank"><label>Yuan <input name="amount" maxlength="20" required></label>
      <label>Text <input name="text" maxlength="200"></label><button>Money comes</button></form>
    ${table(cameHeads, came, "No money has come.")}`;
}
