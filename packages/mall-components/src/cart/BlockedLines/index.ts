export type { GoodsView } from "../../product/goods-views.ts";
export { BlockedLines, type BlockedLinesProps, type BlockedLineView } from "./BlockedLines.tsx";
