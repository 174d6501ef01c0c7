export type { GoodsView } from "../../product/goods-views.ts";
export { CartLine, type CartLineProps, type CartLineView } from "./CartLine.tsx";
