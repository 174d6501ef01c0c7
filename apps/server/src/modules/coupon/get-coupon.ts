import { getCoupon } from "@tradehall/api-client/endpoints/coupon/get-coupon";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { couponsByIds } from "./coupon-list.ts";

export default handle(getCoupon, async ({ query }, { db, clock, visitor }) => {
  const [coupon] = await couponsByIds(db, [query.couponId], visitor);
  if (!coupon) refuse("couponMissing");
  return { ...coupon, now: clock.now().getTime() };
});
