/** Goods that a buyer has bought before. */
import * as v from "valibot";
import { orderedGoods, orderNumber } from "./order.ts";
import { dateTime, flag, instant, money } from "./wire.ts";

/** A SKU with its latest line, which `orderedGoods` is about, and what it costs now. */
export const BoughtGoods = v.object({
  ...orderedGoods,
  partyCode: v.string(),
  unit: v.string(),
  /** Of the latest line. */
  orderNumber,
  boughtTime: dateTime,
  boughtAt: instant,
  /** How many orders it is in. */
  times: v.number(),
  /** 1 while buyers can look at it; 0 once it is off the shelf or its shop is not open. */
  status: flag,
  inStock: flag,
  /** What a piece costs this buyer now, in the quantity of the latest line. */
  priceNow: money,
  /** The quantity nearest to the latest one that goes into the cart now; 0 where none does. */
  countNow: v.number(),
});
export type BoughtGoods = v.InferOutput<typeof BoughtGoods>;

/** By the latest order, or by how often. */
export const boughtOrders = ["latest", "often"] as const;
