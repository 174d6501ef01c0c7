export type { PaymentOrderView } from "../../order/order-views.ts";
export { PaymentOrders, type PaymentOrdersProps } from "./PaymentOrders.tsx";
