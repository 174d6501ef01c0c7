export { CouponClaimPanel, type CouponClaimPanelProps } from "./CouponClaimPanel.tsx";
