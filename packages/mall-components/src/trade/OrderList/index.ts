export type { OrderCardView, OrderLineView, ShopView } from "../views.ts";
export { OrderList, type OrderListProps } from "./OrderList.tsx";
