export type { PaymentOrderView } from "../views.ts";
export { PaymentOrders, type PaymentOrdersProps } from "./PaymentOrders.tsx";
