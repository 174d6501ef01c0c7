import { getSkuList } from "@tradehall/api-client/endpoints/sku/get-sku-list";
import { handle } from "#server/handle.ts";
import { requireProduct } from "../prod/listed-product.ts";
import { activityRows, offersBySku, rowsInEffect } from "../prod/prod-activity.ts";
import { skuRows, toSku } from "./sku-list.ts";

export default handle(getSkuList, async ({ query }, { db, clock }) => {
  const now = clock.now();
  const { product } = await requireProduct(db, query.prodId);
  const [rows, activity] = await Promise.all([skuRows(db, product.id), activityRows(db, product.id, now)]);
  const offers = offersBySku(rowsInEffect(activity, now), now);
  return rows.map((row) => toSku(row, product.specs, offers.get(row.id)));
});
