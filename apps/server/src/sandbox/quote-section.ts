/** Quotes, which their shops answer line by line. */
import { sandboxListQuotes } from "@tradehall/api-client/endpoints/sandbox/order/list-quotes";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import type { Ask } from "./ask.ts";
import { type Html, html, type Part, table } from "./html.ts";

export async function quotes(ask: Ask): Promise<Html> {
  const all = await ask(sandboxListQuotes);
  const rows = all.map((quote): Part[] => {
    const asked = quote.rounds.findLast(({ by }) => by === "buyer");
    const nameOf = new Map(quote.goods.map((one) => [one.skuId, one]));
    const lines = asked?.lines ?? [];
    const wishes = lines.map(({ skuId, prodCount, price, deliverBy }) => {
      const { prodName = "", skuName = "", priceToday = "" } = nameOf.get(skuId) ?? {};
      const wished = `${price === null ? "no wish" : `¥${price}`}${deliverBy ? `, by ${deliverBy}` : ""}`;
      return html`<div>${prodName} ${skuName} × ${prodCount} (today ¥${priceToday}, ${wished})</div>`;
    });
    const fields = lines.map(
      ({ skuId, prodCount, price }, nth) => html`<fieldset><legend>SKU ${skuId}</legend>
        <input type="hidden" name="lines[${nth}].skuId" value="${skuId}">
        <label>Price <input name="lines[${nth}].price" maxlength="30"
          value="${price ?? nameOf.get(skuId)?.priceToday ?? ""}"></label>
        <label>From pieces <input name="lines[${nth}].minCount" type="number" min="1" value="${prodCount}"></label>
        <label>Delivery by <input name="lines[${nth}].deliverBy" maxlength="10" placeholder="2026-12-31"></label>
      </fieldset>`,
    );
    return [
      ...[quote.quoteNo, quote.askedBy, quote.shopName, quote.state, wishes],
      ...[asked?.note ?? "", asked?.attachments.split(",").filter(Boolean).map(link) ?? [], quote.updateTime],
      quote.allowedActions.includes("answer")
        ? html`<form data-post="/sandbox/quotes/${quote.quoteNo}/answer" data-body="{}">${fields}
        <label>Note <input name="note" maxlength="${quoteLimits.note}"></label>
        <label>Valid days <input name="validDays" type="number" min="1" max="${quoteLimits.maxValidDays}"
          value="${quoteLimits.validDays}"></label><button>Answer</button></form>`
        : "",
    ];
  });
  const heads = [
    "Quote",
    "Asked by",
    "Shop",
    "State",
    "Wishes",
    "Note",
    "Pictures",
    "Changed",
    "Shop's answer",
  ];
  return table(heads, rows, "No quote was asked for.");
}

const link = (address: string, index: number): Html => html`<a href="${address}">${index + 1}</a> `;
