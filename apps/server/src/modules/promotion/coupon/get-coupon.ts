import { getCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/get-coupon";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { couponsByIds } from "./coupon-list.ts";

export default handle(getCoupon, async ({ query }, { db, clock, visitor }) => {
  const now = clock.now();
  const [coupon] = await couponsByIds(db, [query.couponId], { visitor, now });
  if (!coupon) refuse("couponMissing");
  return { ...coupon, now: now.getTime() };
});
