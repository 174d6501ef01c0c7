export type { OrderLineView } from "../../product/goods-views.ts";
export { GiftLines, type GiftLinesProps } from "./GiftLines.tsx";
