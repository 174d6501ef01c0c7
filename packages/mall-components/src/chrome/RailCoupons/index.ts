export { RailCoupons, type RailCouponsProps } from "./RailCoupons.tsx";
export type { RailCoupon } from "./rail-coupon.ts";
