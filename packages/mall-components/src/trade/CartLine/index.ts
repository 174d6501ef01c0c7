export type { GoodsView } from "../views.ts";
export { CartLine, type CartLineProps, type CartLineView } from "./CartLine.tsx";
