/** The overview of the user centre: parts that each may fail alone. */
import { keysOf } from "@tradehall/mall-rules/records";
import * as v from "valibot";
import { BoughtGoods } from "./bought.ts";
import { OrderCard, OrderCounts } from "./my-order.ts";
import { CollectedProduct } from "./saved-product.ts";
import { dateTime, flag, id, instant } from "./wire.ts";

/** Where the newest parcel of the latest order is. */
const LatestTrace = v.object({ dvyName: v.string(), acceptStation: v.string(), acceptTime: dateTime });

const parts = {
  /** Number of orders by state. */
  orderCountData: OrderCounts,
  /** The newest order; null where there is none, `trace` where it has no parcel. */
  latest: v.object({ order: v.nullable(OrderCard), trace: v.nullable(LatestTrace) }),
  /** Coupons that can be used, and those of them that end within three days. */
  coupons: v.object({ unused: v.number(), endingSoon: v.number() }),
  /** The first of the favourites that cost less than when they were added, and how many there are. */
  lowered: v.object({ total: v.number(), records: v.array(CollectedProduct) }),
  /** The latest goods that were bought; none where `isOff` says that the buyer wants no recommendations. */
  bought: v.object({ isOff: flag, records: v.array(BoughtGoods) }),
  /** Beside what is to pay and to review: orders to invoice, refunds to send back, and refused ones to mend. */
  waiting: v.object({ toInvoice: v.number(), toReturn: v.number(), toMend: v.number() }),
} as const;

export type CenterPart = keyof typeof parts;
export const centerParts: CenterPart[] = keysOf(parts);

/** A part that could not be worked out, or was not asked for, is null. */
export const CenterInfo = v.object({
  orderCountData: v.nullable(parts.orderCountData),
  latest: v.nullable(parts.latest),
  coupons: v.nullable(parts.coupons),
  lowered: v.nullable(parts.lowered),
  bought: v.nullable(parts.bought),
  waiting: v.nullable(parts.waiting),
  /** Name of the level that the buyer's growth has reached. */
  memberLevelName: v.string(),
  /** The application to open a store: 0 pending, 1 passed, -1 refused, null for none (family). */
  shopAuditStatus: v.nullable(v.number()),
  /** The shop it became; null without one. */
  shopId: v.nullable(id),
  shopStatus: v.nullable(v.number()),
  /** The server's moment. */
  now: instant,
});
export type CenterInfo = v.InferOutput<typeof CenterInfo>;
