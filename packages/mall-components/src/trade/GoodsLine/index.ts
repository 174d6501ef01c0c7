export type { GoodsView } from "../views.ts";
export { GoodsLine, type GoodsLineProps } from "./GoodsLine.tsx";
