export { ShopCard, type ShopCardProps } from "./ShopCard.tsx";
export type { ShopSummary } from "./shop-summary.ts";
