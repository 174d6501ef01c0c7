export { ProductCard, type ProductCardProps, type ProductSummary } from "./ProductCard.tsx";
