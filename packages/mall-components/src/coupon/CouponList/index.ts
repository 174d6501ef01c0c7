export { CouponList, type CouponListProps } from "./CouponList.tsx";
export type { CouponCardView } from "./coupon-list-view.ts";
export { couponTabs } from "./coupon-tabs.ts";
