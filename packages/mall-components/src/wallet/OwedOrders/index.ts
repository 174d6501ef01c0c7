export { OwedOrders, type OwedOrdersProps, type OwedOrderView } from "./OwedOrders.tsx";
