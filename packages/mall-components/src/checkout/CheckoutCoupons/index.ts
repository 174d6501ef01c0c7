export { CheckoutCoupons, type CheckoutCouponsProps } from "./CheckoutCoupons.tsx";
export type { CheckoutCouponView } from "./checkout-coupons-view.ts";
