export type { ChatOrder } from "../chat-view.ts";
export { OrderToSend, type OrderToSendProps } from "./OrderToSend.tsx";
