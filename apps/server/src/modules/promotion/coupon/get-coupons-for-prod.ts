import { getCouponsForProd } from "@tradehall/api-client/endpoints/promotion/coupon/get-coupons-for-prod";
import { handle } from "#server/handle.ts";
import { requireProduct } from "#server/modules/product/goods/listed-product.ts";
import { couponsForProduct } from "./coupon-list.ts";

export default handle(getCouponsForProd, async ({ query }, { db, clock, visitor }) => {
  const { product } = await requireProduct(db, query.prodId);
  return couponsForProduct(db, product.id, visitor, clock.now());
});
