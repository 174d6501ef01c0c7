import * as v from "valibot";
import { Parcel } from "../../models/delivery.ts";
import { orderNumberExample, parcelExample } from "../../models/examples/order.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The seller: ships a paid order in one parcel. */
export const sandboxShipOrder = endpoint("POST /sandbox/orders/{orderNumber}/ship", {
  summary: "Ships a paid order",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: orderNumberParam,
  body: v.object({ dvyName: v.optional(text(30)), dvyFlowId: v.optional(text(40)) }),
  answer: Parcel,
  fails: ["A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    body: { dvyName: "顺丰速运", dvyFlowId: "SF1234567890" },
    answer: parcelExample,
  },
});
