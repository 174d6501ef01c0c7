import * as v from "valibot";
import { Parcel } from "../../models/delivery.ts";
import { orderNumberExample } from "../../models/examples/order.ts";
import { parcelExample } from "../../models/examples/parcel.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** The parcels of an order, each with its way, newest first; none refuses with 暂无物流信息 (family §5). */
export const listParcels = endpoint("GET /p/myDelivery/orderInfo/{orderNumber}", {
  summary: "The parcels of an order and their way",
  tag: "delivery",
  auth: "token",
  effect: "read",
  params: orderNumberParam,
  answer: v.array(Parcel),
  fails: ["A00004", "A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: [parcelExample] },
});
