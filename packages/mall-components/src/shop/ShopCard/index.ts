export { ShopCard, type ShopCardProps, type ShopSummary } from "./ShopCard.tsx";
