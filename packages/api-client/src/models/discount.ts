/** Spend-and-save (满减) and gifts (满赠) of a shop (api-family §3, `activityType` 1 and 5). */
import { activityStatuses } from "@tradehall/mall-rules/states/promotion/activity";
import { claimStates } from "@tradehall/mall-rules/states/promotion/coupon";
import { discountKinds } from "@tradehall/mall-rules/states/promotion/discount";
import * as v from "valibot";
import { ProductCard } from "./product.ts";
import { dateTime, flag, id, instant, money, picture } from "./wire.ts";

/** Goods that cost nothing beside what earns them. */
export const Gift = v.object({
  /** The offer that gives it. */
  discountId: id,
  prodId: id,
  skuId: id,
  prodName: v.string(),
  skuName: v.string(),
  pic: picture,
  prodCount: v.number(),
  unit: v.string(),
});
export type Gift = v.InferOutput<typeof Gift>;

export const DiscountStep = v.object({
  /** Total of the goods that count; "0.00" is with any piece. */
  threshold: money,
  reduce: money,
  gift: v.nullable(v.object({ ...Gift.entries, inStock: flag })),
});
export type DiscountStep = v.InferOutput<typeof DiscountStep>;

export const Discount = v.object({
  discountId: id,
  kind: v.picklist(discountKinds),
  name: v.string(),
  /** 1 takes the one step's reduction off for every threshold's worth (每满). */
  isEvery: flag,
  steps: v.array(DiscountStep),
  endsAt: instant,
});
export type Discount = v.InferOutput<typeof Discount>;

/** One that runs, and how far the ticked goods of a cart are in it. */
export const CartDiscount = v.object({
  ...Discount.entries,
  /** What of the ticked goods counts for it, before reductions. */
  counted: money,
  /** What it takes off them. */
  reduce: money,
  /** What they lack to the next step, and that step; null above the last. */
  missing: v.nullable(money),
  next: v.nullable(DiscountStep),
});
export type CartDiscount = v.InferOutput<typeof CartDiscount>;

/** One offer of goods, by its id: a limited-time offer, a spend-and-save or a gift. */
export const DiscountInfo = v.object({
  discountId: id,
  kind: v.picklist(["special", ...discountKinds]),
  name: v.string(),
  status: v.picklist(activityStatuses),
  startsAt: instant,
  endsAt: instant,
  startTime: dateTime,
  endTime: dateTime,
  /** Whose it is; null and `""` for one of the whole mall. */
  shopId: v.nullable(id),
  shopName: v.string(),
  /** Without steps where it is a limited-time offer. */
  steps: v.array(DiscountStep),
  isEvery: flag,
  now: instant,
});
export type DiscountInfo = v.InferOutput<typeof DiscountInfo>;

/** A product of a limited-time offer: its card, and what it costs in it. */
export const SpecialProd = v.object({
  ...ProductCard.entries,
  /** Lowest price in the offer, also before it begins. */
  offerPrice: money,
  /** The one without it. */
  usualPrice: money,
  total: v.number(),
  left: v.number(),
});
export type SpecialProd = v.InferOutput<typeof SpecialProd>;

export const SpecialActivity = v.object({
  discountId: id,
  name: v.string(),
  status: v.picklist(activityStatuses),
  startsAt: instant,
  endsAt: instant,
  startTime: dateTime,
  /** Products in it; `prods` are the first of them. */
  prodTotal: v.number(),
  prods: v.array(SpecialProd),
});
export type SpecialActivity = v.InferOutput<typeof SpecialActivity>;

/** What the ticked goods of a cart count towards a coupon or an offer. */
export const CartTowards = v.object({
  /** Pieces that count, and what they cost. */
  pieces: v.number(),
  counted: money,
  /** What they have taken off already. */
  reduce: money,
  /** What they lack to the next step, and what it takes off; null above the last. */
  missing: v.nullable(money),
  next: v.nullable(DiscountStep),
  /** The coupon that is meant, and how it is for the buyer: only what is held takes something off; null where an offer is. */
  coupon: v.nullable(v.object({ couponId: id, name: v.string(), state: v.picklist(claimStates) })),
});
export type CartTowards = v.InferOutput<typeof CartTowards>;
