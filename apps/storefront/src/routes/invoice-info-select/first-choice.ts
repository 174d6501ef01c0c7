/** What is chosen when the page opens. */
import type { InvoiceDetail, InvoiceTitle } from "@tradehall/api-client/models/invoice";
import { invoiceTypes } from "@tradehall/mall-rules/states/payment/invoice";
import type { Wanted } from "./wanted.ts";

/** Chosen at the checkout before, asked for before, or what a buyer wants first: the default title. */
export function firstChoice(
  { orderNumber, checkout, titleId }: Wanted,
  titles: readonly InvoiceTitle[],
  waiting: InvoiceDetail | undefined,
) {
  const [typeThen, titleThen] = new URLSearchParams(checkout).get("invoice")?.split("-") ?? [];
  const used = titles.find((one) => one.titleName === waiting?.titleName)?.titleId;
  // Who has just added a title wants an invoice.
  const isWanted = orderNumber !== null || titleId !== "";
  return {
    invoiceType: typeThen ?? String(waiting?.invoiceType ?? (isWanted ? invoiceTypes.ordinary : 0)),
    titleId: titleId || titleThen || String(used ?? titles[0]?.titleId ?? ""),
  };
}
