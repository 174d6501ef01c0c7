export { orderActionMessages } from "./OrderActions.messages.ts";
export { OrderActions, type OrderActionsProps } from "./OrderActions.tsx";
