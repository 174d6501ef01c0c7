import { orderNumberExample, stateExample } from "../../models/examples/order.ts";
import { OrderState, orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** Confirms receipt of a shipped order; the paid amount earns points (decisions "points"). */
export const receiveOrder = endpoint("PUT /p/myOrder/receipt/{orderNumber}", {
  summary: "Confirms receipt of a shipped order",
  tag: "my-order",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  answer: OrderState,
  fails: ["A00004", "A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    answer: { ...stateExample, status: 4, allowedActions: ["comment", "logistics", "refund", "buyAgain"] },
  },
});
