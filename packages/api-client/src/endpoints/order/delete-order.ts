import { orderNumberExample } from "../../models/examples/order.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Puts an ended order into the trash, from where it can be restored for 30 days. */
export const deleteOrder = endpoint("DELETE /p/myOrder/{orderNumber}", {
  summary: "Puts an ended order into the trash for 30 days",
  tag: "my-order",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: null },
});
