/** Parcels and their way (family §5, form C). */
import * as v from "valibot";
import { orderedGoods, orderNumber } from "./order.ts";
import { dateTime, id } from "./wire.ts";

export const Parcel = v.object({
  orderDeliveryId: id,
  orderNumber,
  dvyName: v.string(),
  dvyFlowId: v.string(),
  /** 1 express, 2 collected by the buyer, 3 none needed, 4 same city. */
  deliveryType: v.number(),
  createTime: dateTime,
  /** What is in it, each with so many pieces. */
  orderItems: v.array(v.object(orderedGoods)),
  deliveryDto: v.object({
    companyName: v.string(),
    dvyFlowId: v.string(),
    /** 0 none, 1 collected, 2 in transit, 201 in the city, 3 signed, 4 problem. */
    state: v.number(),
    /** Newest first. */
    traces: v.array(v.object({ acceptStation: v.string(), acceptTime: dateTime })),
  }),
});
export type Parcel = v.InferOutput<typeof Parcel>;

export const DeliveryCheck = v.object({
  companyName: v.string(),
  companyHomeUrl: v.string(),
  dvyFlowId: v.string(),
  data: v.array(v.object({ time: dateTime, ftime: dateTime, context: v.string(), location: v.string() })),
});
