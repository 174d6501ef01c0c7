export { type CouponOffer, CouponStrip, type CouponStripProps } from "./CouponStrip.tsx";
