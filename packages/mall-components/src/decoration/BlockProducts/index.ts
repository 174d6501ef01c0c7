export { BlockProducts, type BlockProductsProps } from "./BlockProducts.tsx";
