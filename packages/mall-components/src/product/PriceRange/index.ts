export { PriceRange, type PriceRangeProps } from "./PriceRange.tsx";
