import * as v from "valibot";
import { orderNumberExample, stateExample } from "../../models/examples/order.ts";
import { OrderState, orderNumberParam } from "../../models/my-order.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Cancels an unpaid order for good: stock, coupon and points come back, open payments close (Spec §4). */
export const cancelOrder = endpoint("PUT /p/myOrder/cancel/{orderNumber}", {
  summary: "Cancels an unpaid order; stock, coupon and points come back",
  tag: "my-order",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  /** A cancel without a reason is refused. */
  body: v.object({ reason: v.optional(text(200)) }),
  answer: OrderState,
  fails: ["A00004", "A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    body: { reason: "信息填写错误" },
    answer: stateExample,
  },
});
