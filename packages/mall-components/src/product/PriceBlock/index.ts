export { PriceBlock } from "./PriceBlock.tsx";
export type { LastPaidView, PriceBlockProps, PromotionRow } from "./price-block-props.ts";
