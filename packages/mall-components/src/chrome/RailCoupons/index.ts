export { type RailCoupon, RailCoupons, type RailCouponsProps } from "./RailCoupons.tsx";
