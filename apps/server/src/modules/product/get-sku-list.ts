import { getSkuList } from "@tradehall/api-client/endpoints/product/get-sku-list";
import { handle } from "#server/handle.ts";
import { requireProduct } from "#server/modules/product/goods/listed-product.ts";
import { skuRows, toSku } from "#server/modules/product/goods/sku-list.ts";
import { loadOffers, offersOf } from "../promotion/offer/offers.ts";

export default handle(getSkuList, async ({ query }, { db, clock, visitor }) => {
  const now = clock.now();
  const { product } = await requireProduct(db, query.prodId);
  const rows = await skuRows(db, product.id);
  const skuIds = rows.map((row) => row.id);
  const offers = await loadOffers(db, skuIds, now, visitor?.userId);
  return rows.map((row) => toSku(row, product, offersOf(offers, row.id)));
});
