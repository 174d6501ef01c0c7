export { type LastPaidView, PriceBlock, type PriceBlockProps, type PromotionRow } from "./PriceBlock.tsx";
