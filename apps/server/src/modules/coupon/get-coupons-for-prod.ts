import { getCouponsForProd } from "@tradehall/api-client/endpoints/coupon/get-coupons-for-prod";
import { handle } from "#server/handle.ts";
import { requireProduct } from "#server/modules/goods/listed-product.ts";
import { couponsForProd } from "./coupon-list.ts";

export default handle(getCouponsForProd, async ({ query }, { db, clock, visitor }) => {
  const { product } = await requireProduct(db, query.prodId);
  return couponsForProd(db, product.id, visitor, clock.now());
});
