/** Flash sales: rounds, their goods, and one product in a round. */
import { activityStatuses } from "@tradehall/mall-rules/states/promotion/activity";
import * as v from "valibot";
import { dateTime, flag, id, instant, money, picture } from "./wire.ts";

/** When a round begins and ends, and where it is by the server's clock. */
const roundTimes = {
  activityId: id,
  name: v.string(),
  startsAt: instant,
  endsAt: instant,
  startTime: dateTime,
  endTime: dateTime,
};

/** No one counts pieces of a whole round: it is to come, runs or is over. */
export const SeckillRound = v.object({
  ...roundTimes,
  status: v.picklist(["notStarted", "inProgress", "ended"]),
});
export type SeckillRound = v.InferOutput<typeof SeckillRound>;

/** Pieces and price of what is sold, a SKU or all of a product. */
const sold = {
  price: money,
  /** The ordinary one. */
  oriPrice: money,
  /** Pieces put up, and left. */
  total: v.number(),
  left: v.number(),
  /** Pieces a buyer may have of a SKU; 0 has no limit. */
  perUser: v.number(),
  status: v.picklist(activityStatuses),
};

/** A product in a round, at the price of its cheapest SKU. */
export const SeckillProd = v.object({
  seckillId: id,
  prodId: id,
  prodName: v.string(),
  brief: v.string(),
  pic: picture,
  unit: v.string(),
  ...sold,
  /** Whether the buyer asked to hear of the beginning. */
  isReminded: flag,
});
export type SeckillProd = v.InferOutput<typeof SeckillProd>;

export const SeckillSku = v.object({
  seckillId: id,
  skuId: id,
  ...sold,
  /** Pieces that the buyer has ordered and not canceled. */
  bought: v.number(),
});
export type SeckillSku = v.InferOutput<typeof SeckillSku>;

/** A product in a round as its own page has it; what the product is, `/prod/prodInfo` says. */
export const SeckillDetail = v.object({
  ...roundTimes,
  seckillId: id,
  prodId: id,
  /** Of all its SKUs together. */
  status: v.picklist(activityStatuses),
  isReminded: flag,
  skus: v.array(SeckillSku),
  now: instant,
});
export type SeckillDetail = v.InferOutput<typeof SeckillDetail>;

const times = {
  startsAt: 1_795_399_200_000,
  endsAt: 1_795_406_400_000,
  startTime: "2026-11-23 10:00:00",
  endTime: "2026-11-23 12:00:00",
};
const soldExample = {
  price: "59.90",
  oriPrice: "99.00",
  total: 100,
  left: 36,
  perUser: 2,
  status: "inProgress",
} as const;

export const roundExample: SeckillRound = {
  ...{ activityId: 3, name: "10:00 场", status: "inProgress" as const },
  ...times,
};
export const seckillProdExample: SeckillProd = {
  ...{ seckillId: 17, prodId: 1, prodName: "六角螺栓", brief: "", pic: "/pictures/p/bolt-01", unit: "盒" },
  ...soldExample,
  isReminded: 0,
};
export const seckillExample: SeckillDetail = {
  ...{ activityId: 3, name: "10:00 场", seckillId: 17, prodId: 1, status: "inProgress" as const },
  ...times,
  isReminded: 0,
  skus: [{ seckillId: 17, skuId: 5, bought: 0, ...soldExample }],
  now: 1_795_400_000_000,
};
