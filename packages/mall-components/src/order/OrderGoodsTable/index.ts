export type { OrderLineView, ShopView } from "../../product/goods-views.ts";
export { OrderGoodsTable, type OrderGoodsTableProps } from "./OrderGoodsTable.tsx";
