export { LateShopCard } from "./LateShopCard.tsx";
export { ShopCard, type ShopCardProps, type ShopSummary } from "./ShopCard.tsx";
