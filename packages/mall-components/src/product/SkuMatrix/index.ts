export { SkuMatrix, type SkuMatrixProps } from "./SkuMatrix.tsx";
