import { hrefTo } from "../../href-to.ts";

/** The checkout as it was, with this invoice; a flash sale and the points mall have pages of their own. */
export function checkoutHref(checkout: string, invoice: string): string {
  const search = new URLSearchParams(checkout);
  search.delete("invoice");
  if (invoice) search.set("invoice", invoice);
  const isRedeemed = search.has("redeem");
  const page = isRedeemed
    ? "submit-integral-order"
    : search.has("seckill")
      ? "secdetail-confirm-order"
      : "submit-order";
  return [hrefTo(page), String(search)].filter(Boolean).join("?");
}
