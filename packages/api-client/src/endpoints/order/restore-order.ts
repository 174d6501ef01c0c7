import { orderNumberExample, stateExample } from "../../models/examples/order.ts";
import { OrderState, orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** Takes an order out of the trash again. */
export const restoreOrder = endpoint("PUT /p/myOrder/restore/{orderNumber}", {
  summary: "Takes an order out of the trash",
  tag: "my-order",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  answer: OrderState,
  fails: ["A00004", "A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: stateExample },
});
