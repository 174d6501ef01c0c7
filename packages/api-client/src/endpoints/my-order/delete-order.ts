import { orderNumberExample } from "../../models/examples/order.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Takes an ended order out of the buyer's lists. */
export const deleteOrder = endpoint("DELETE /p/myOrder/{orderNumber}", {
  summary: "Takes an ended order out of the lists",
  tag: "my-order",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: null },
});
