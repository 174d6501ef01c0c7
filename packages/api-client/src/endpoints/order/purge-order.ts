import { orderNumberExample } from "../../models/examples/order.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Deletes an order in the trash for good; time does so after 30 days. */
export const purgeOrder = endpoint("DELETE /p/myOrder/trash/{orderNumber}", {
  summary: "Deletes an order in the trash for good",
  tag: "my-order",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: null },
});
