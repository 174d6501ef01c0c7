export type { GoodsView } from "../goods-views.ts";
export { GoodsLine, type GoodsLineProps } from "./GoodsLine.tsx";
