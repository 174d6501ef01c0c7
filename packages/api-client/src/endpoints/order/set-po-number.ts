import * as v from "valibot";
import { orderNumberExample } from "../../models/examples/order.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const body = v.object({ poNumber: text(200) });

/** Writes the buyer's own purchase number onto an order; `""` takes it off. */
export const setPoNumber = endpoint("PUT /p/myOrder/poNumber/{orderNumber}", {
  summary: "Writes the buyer's own purchase number onto an order",
  tag: "my-order",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  body,
  answer: body,
  fails: ["A00004", "A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    body: { poNumber: " CG-2026-1121 " },
    answer: { poNumber: "CG-2026-1121" },
  },
});
