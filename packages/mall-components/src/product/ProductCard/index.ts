export { ProductCard } from "./ProductCard.tsx";
export type { ProductCardProps, ProductSummary } from "./product-card-props.ts";
export { shortCount } from "./short-count.ts";
