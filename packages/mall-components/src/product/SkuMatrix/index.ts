export { SkuMatrix } from "./SkuMatrix.tsx";
export type { SkuMatrixProps } from "./sku-matrix-props.ts";
