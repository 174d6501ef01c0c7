export { orderStatusMessages } from "./OrderStatusTag.messages.ts";
export { OrderStatusTag, type OrderStatusTagProps } from "./OrderStatusTag.tsx";
