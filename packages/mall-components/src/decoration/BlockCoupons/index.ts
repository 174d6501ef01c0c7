export { BlockCoupons, type BlockCouponsProps } from "./BlockCoupons.tsx";
