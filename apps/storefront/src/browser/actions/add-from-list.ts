/** Puts goods into the cart from where they are listed. */
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { noteCart } from "../analytics/visits.ts";
import { mall } from "../calls/client.ts";
import { showCartCount } from "../chrome/cart-count.ts";

/** `goods` is the button's value, `add:PRODUCT:SKU:SHOP`. */
export async function addFromList(goods: string, count: number): Promise<void> {
  const [prodId = 0, skuId = 0, shopId = 0] = goods.split(":").slice(1).map(Number);
  const { totals } = await mall(changeItem, { body: { prodId, skuId, shopId, count } });
  showCartCount(totals.prodCount);
  void noteCart(String(prodId), count);
}
