export { ProductCard, type ProductCardProps, type ProductSummary } from "./ProductCard.tsx";
export { shortCount } from "./short-count.ts";
