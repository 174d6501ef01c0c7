/** Coupons of the stories. */
import type { CouponCardView } from "../coupon/CouponList/index.ts";
import { sampleRailCoupons } from "./rail.ts";

const [platform, category] = sampleRailCoupons.mine as [CouponCardView, CouponCardView];

/** A buyer's own that can be used. */
export const sampleOwnCoupons: readonly CouponCardView[] = [platform, category].map((coupon) => ({
  ...coupon,
  state: "unused",
}));

/** The same one in each state. */
export const sampleCouponIn = (state: CouponCardView["state"]): CouponCardView => ({
  ...platform,
  id: state,
  state,
  ...(state === "used" ? { usedAt: "2026-11-20" } : {}),
  ...(state === "claimable" ? { left: 8 } : {}),
});
