export { CheckoutCoupons, type CheckoutCouponsProps, type CheckoutCouponView } from "./CheckoutCoupons.tsx";
