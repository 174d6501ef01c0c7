/** When goods come. */
import { arrivalKinds } from "@tradehall/mall-rules/states/order/delivery-days";
import * as v from "valibot";
import { day } from "./wire.ts";

/** By the server's clock, in China. Null where nothing can be promised: no region is known, or the shop sends nothing there. */
export const Arrival = v.nullable(
  v.object({
    /** What is ordered now arrives on the day, is sent from the day on (pre-sale), or comes with the payment (codes). */
    kind: v.picklist(arrivalKinds),
    /** "" for what comes with the payment. */
    day: v.union([day, v.literal("")]),
  }),
);
