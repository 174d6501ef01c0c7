export type { OrderCardView, OrderPreSaleView } from "../order-views.ts";
export { kindMessages as orderKindMessages } from "./OrderCard.messages.ts";
export { OrderCard } from "./OrderCard.tsx";
export type { OrderCardProps } from "./order-card-props.ts";
