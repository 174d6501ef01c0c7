export { CouponTabs, type CouponTabsProps, couponTabs } from "./CouponTabs.tsx";
