export { type RailProduct, RailProducts, type RailProductsProps } from "./RailProducts.tsx";
