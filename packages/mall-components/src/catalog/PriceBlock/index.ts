export { PriceBlock, type PriceBlockProps, type PromotionRow } from "./PriceBlock.tsx";
