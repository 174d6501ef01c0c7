import { claimStates, couponScopes, couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import * as v from "valibot";
import { dateTime, flag, id, instant, money } from "./wire.ts";

const couponBase = {
  couponId: id,
  couponName: v.string(),
  /** What it covers: everything, categories, shops or products of `scopeIds` (Spec §3). */
  scope: v.picklist(couponScopes),
  scopeIds: v.array(id),
  /** Their names; of the platform none. */
  scopeNames: v.array(v.string()),
  /** The issuing shop; null is the platform. */
  shopId: v.nullable(id),
  shopName: v.string(),
  /** Least goods total; "0.00" has no threshold. */
  cashCondition: money,
  reduceAmount: money,
  startTime: dateTime,
  endTime: dateTime,
  startsAt: instant,
  endsAt: instant,
  /** Days it can be used after its receipt; null where all of them end together. */
  validDays: v.nullable(v.number()),
  /** For paid members alone. */
  memberOnly: flag,
};

/** A coupon as it is for the visitor. */
export const Coupon = v.object({
  ...couponBase,
  /** How many there are in all, and left to claim. */
  total: v.number(),
  stocks: v.number(),
  /** How many one buyer may have, and has. */
  limitNum: v.number(),
  receivedNum: v.number(),
  canReceive: flag,
  /** What can be done with it now, or why nothing can. */
  state: v.picklist(claimStates),
});
export type Coupon = v.InferOutput<typeof Coupon>;

/** A claimed coupon: status 1 not used, 2 used, 0 expired. */
export const MyCoupon = v.object({
  ...couponBase,
  couponUserId: id,
  status: v.picklist(Object.values(couponStatuses)),
  receiveTime: dateTime,
  useTime: v.nullable(dateTime),
});
export type MyCoupon = v.InferOutput<typeof MyCoupon>;
