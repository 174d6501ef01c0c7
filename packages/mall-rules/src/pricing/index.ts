/** Tiers, offers, coupons, points and how a reduction is split: all that makes a price. For servers; decimal.js inside. */
export * from "./coupon.ts";
export * from "./discount.ts";
export * from "./invoice.ts";
export * from "./piece-cost.ts";
export * from "./points.ts";
export * from "./refund.ts";
export { shareOf, splitOver } from "./shares.ts";
export * from "./tiers.ts";
