/** What the address of the choice says: of which order, or of which checkout. */
import { getInvoice } from "@tradehall/api-client/endpoints/invoice/get-invoice";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import type { InvoiceDetail } from "@tradehall/api-client/models/invoice";
import type { Client } from "@tradehall/api-client/transport";

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
