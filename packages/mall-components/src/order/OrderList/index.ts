export type { OrderLineView, ShopView } from "../../product/goods-views.ts";
export type { OrderCardView } from "../order-views.ts";
export { OrderList, type OrderListProps } from "./OrderList.tsx";
