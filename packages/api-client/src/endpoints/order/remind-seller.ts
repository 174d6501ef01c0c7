import { orderNumberExample } from "../../models/examples/order.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Reminds the seller to ship, once a day. */
export const remindSeller = endpoint("POST /p/myOrder/remind/{orderNumber}", {
  summary: "Reminds the seller to ship a paid order, once a day",
  tag: "my-order",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: null },
});
