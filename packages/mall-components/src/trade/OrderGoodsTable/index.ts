export type { OrderLineView, ShopView } from "../views.ts";
export { OrderGoodsTable, type OrderGoodsTableProps } from "./OrderGoodsTable.tsx";
