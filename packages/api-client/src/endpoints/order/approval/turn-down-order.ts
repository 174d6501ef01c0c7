import * as v from "valibot";
import { orderNumberExample } from "../../../models/examples/order.ts";
import { orderNumberParam } from "../../../models/my-order.ts";
import { nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Refuses an order that waits: it is canceled, and gives back what it held. */
export const turnDownOrder = endpoint("PUT /p/approval/refuse/{orderNumber}", {
  summary: "Refuses an order that waits for approval",
  tag: "approval",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  body: v.object({ reason: v.optional(text(400), "") }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    body: { reason: "本月预算已用完" },
    answer: null,
  },
});
