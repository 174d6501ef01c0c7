export type { GoodsView } from "../../product/goods-views.ts";
export { ExpiredLines, type ExpiredLinesProps, type ExpiredLineView } from "./ExpiredLines.tsx";
