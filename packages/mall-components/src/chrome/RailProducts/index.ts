export { RailProducts } from "./RailProducts.tsx";
export type { RailProduct, RailProductsProps } from "./rail-products-props.ts";
