export { type CouponCardView, CouponList, type CouponListProps } from "./CouponList.tsx";
