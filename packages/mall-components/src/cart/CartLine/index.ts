export type { GoodsView } from "../../product/goods-views.ts";
export { CartLine } from "./CartLine.tsx";
export type { CartLineProps, CartLineView } from "./cart-line-props.ts";
