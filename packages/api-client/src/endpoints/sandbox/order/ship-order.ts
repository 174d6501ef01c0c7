import { orderLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { Parcel } from "../../../models/delivery.ts";
import { orderNumberExample } from "../../../models/examples/order.ts";
import { parcelExample } from "../../../models/examples/parcel.ts";
import { orderNumberParam } from "../../../models/my-order.ts";
import { int, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The seller: ships a paid order, its pieces spread evenly over so many parcels. */
export const sandboxShipOrder = endpoint("POST /sandbox/orders/{orderNumber}/ship", {
  summary: "Ships a paid order",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: orderNumberParam,
  body: v.object({
    dvyName: v.optional(text(30)),
    /** Of the first parcel. */
    dvyFlowId: v.optional(text(40)),
    parcels: v.optional(v.pipe(int, v.minValue(1), v.maxValue(orderLimits.parcels)), 1),
  }),
  answer: v.array(Parcel),
  fails: ["A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    body: { dvyName: "顺丰速运", dvyFlowId: "SF1234567890", parcels: 1 },
    answer: [parcelExample],
  },
});
