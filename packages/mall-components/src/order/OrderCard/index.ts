export type { OrderCardView, OrderPreSaleView } from "../order-views.ts";
export { kindMessages as orderKindMessages } from "./OrderCard.messages.ts";
export { OrderCard, type OrderCardProps } from "./OrderCard.tsx";
