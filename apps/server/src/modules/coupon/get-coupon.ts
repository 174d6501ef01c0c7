import { getCoupon } from "@tradehall/api-client/endpoints/coupon/get-coupon";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { couponById } from "./coupon-list.ts";

export default handle(getCoupon, async ({ query }, { db, clock, visitor }) => {
  const coupon = (await couponById(db, query.couponId, visitor)) ?? refuse("couponMissing");
  return { ...coupon, now: clock.now().getTime() };
});
