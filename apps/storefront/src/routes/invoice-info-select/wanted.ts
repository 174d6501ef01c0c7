/** What the address of the choice says: of which order, or of which checkout; and what is chosen when it opens. */
import { getInvoice } from "@tradehall/api-client/endpoints/invoice/get-invoice";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import type { InvoiceDetail, InvoiceTitle } from "@tradehall/api-client/models/invoice";
import type { Client } from "@tradehall/api-client/transport";
import { readChoices } from "@tradehall/mall-adapters/checkout-choices";
import { invoiceTypes } from "@tradehall/mall-rules/states/payment/invoice";

export interface Wanted {
  /** Null at the checkout. */
  orderNumber: string | null;
  /** What the checkout's address said. */
  checkout: string;
  /** A title that was just added. */
  titleId: string;
}

export function readWanted({ url }: Request): Wanted {
  const search = new URL(url).searchParams;
  return {
    orderNumber: search.get("orderNumber"),
    checkout: search.get("checkout") ?? "",
    titleId: search.get("titleId") ?? "",
  };
}

/** The order's invoice, where one was asked for before. */
export const knownInvoice = (mall: Client, orderNumber: string): Promise<InvoiceDetail | undefined> =>
  mall(getInvoice, { query: { orderNumber } }).catch((error: unknown) => {
    if (error instanceof BusinessRefusal) return undefined;
    throw error;
  });

/** Chosen at the checkout before, asked for before, or what a buyer wants first: the default title. */
export function firstChoice(
  { orderNumber, checkout, titleId }: Wanted,
  titles: readonly InvoiceTitle[],
  waiting: InvoiceDetail | undefined,
) {
  const { invoice: then } = readChoices(new URLSearchParams(checkout));
  const used = titles.find((one) => one.titleName === waiting?.titleName)?.titleId;
  // Who has just added a title wants an invoice.
  const isWanted = orderNumber !== null || titleId !== "";
  return {
    invoiceType: String(then?.invoiceType ?? waiting?.invoiceType ?? (isWanted ? invoiceTypes.ordinary : 0)),
    titleId: titleId || String(then?.titleId ?? used ?? titles[0]?.titleId ?? ""),
  };
}
