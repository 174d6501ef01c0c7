export { orderActionMessages, orderDoneMessages } from "./OrderActions.messages.ts";
export { OrderActions, type OrderActionsProps } from "./OrderActions.tsx";
