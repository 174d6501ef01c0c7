import * as v from "valibot";
import { Parcel } from "../../../models/delivery.ts";
import { orderNumberExample } from "../../../models/examples/order.ts";
import { parcelExample } from "../../../models/examples/parcel.ts";
import { orderNumberParam } from "../../../models/my-order.ts";
import { endpoint } from "../../contract.ts";

/** The courier: moves an order's parcels one step; the last step signs. */
export const sandboxDeliverOrder = endpoint("POST /sandbox/orders/{orderNumber}/deliver", {
  summary: "Moves an order's parcels one step; the last step signs",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: orderNumberParam,
  answer: v.array(Parcel),
  fails: ["A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: [parcelExample] },
});
