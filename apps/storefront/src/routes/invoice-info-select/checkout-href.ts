import { hrefTo } from "../../href-to.ts";

/** The checkout as it was, with this invoice; a flash sale has a page of its own. */
export function checkoutHref(checkout: string, invoice: string): string {
  const search = new URLSearchParams(checkout);
  search.delete("invoice");
  if (invoice) search.set("invoice", invoice);
  const page = search.has("seckill") ? "secdetail-confirm-order" : "submit-order";
  return [hrefTo(page), String(search)].filter(Boolean).join("?");
}
