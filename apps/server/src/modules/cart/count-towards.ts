import { countTowards } from "@tradehall/api-client/endpoints/cart/count-towards";
import { handle } from "#server/handle.ts";
import { towardsCoupon, towardsDiscount } from "./towards.ts";
import { openCart } from "./view.ts";

export default handle(countTowards, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  const view = await openCart(db, buyer, now);
  const { couponId, discountId } = query;
  return couponId === undefined
    ? towardsDiscount(db, view, discountId ?? 0, now)
    : towardsCoupon(db, view, couponId, { visitor: buyer, now });
});
