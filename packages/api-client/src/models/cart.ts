/** The cart: lines by shop, expired lines apart, amounts of each shop and of the whole (family §3, form C). */

import { claimStates } from "@tradehall/mall-rules/states/promotion/coupon";
import { cartLineActions, cartLineStates } from "@tradehall/mall-rules/states/purchase/cart-line";
import * as v from "valibot";
import { Arrival } from "./arrival.ts";
import { CartDiscount, Gift } from "./discount.ts";
import { LastPaid, Pack, TierPrice } from "./product.ts";
import { dateTime, flag, id, instant, money, picture, yuanLike } from "./wire.ts";

/** A limited-time offer of a SKU that the buyer may use now. */
export const LineOffer = v.object({
  activityId: id,
  name: v.string(),
  price: money,
  /** Most pieces that have this price; a line of more has none of it. */
  max: v.number(),
  endsAt: instant,
});

/** One SKU in the cart. */
export const CartLine = v.object({
  basketId: id,
  /** The package it was put in with, whose lines are changed together; 0 is none. */
  comboId: id,
  comboName: v.string(),
  shopId: id,
  shopName: v.string(),
  prodId: id,
  skuId: id,
  prodName: v.string(),
  /** The SKU's values, e.g. "M8 镀锌"; `""` for a product without choices. */
  skuName: v.string(),
  pic: picture,
  /** The merchant's SKU code; "" where it has none. */
  partyCode: v.optional(v.string(), ""),
  /** The manufacturer's part number; "" where it is not known. */
  makerCode: v.optional(v.string(), ""),
  prodCount: v.number(),
  /** Price of a piece now: the lowest of the quantity's tier, the price of members and the offer. */
  price: money,
  /** List price, or the one without the offer, struck through; null where there is none. */
  oriPrice: v.nullable(money),
  /** What a piece would have cost, at this quantity, when the line was put in: to say that it fell or rose. */
  priceThen: money,
  /** Price × quantity. */
  productTotalAmount: money,
  /** The price that this buyer has as a member; null for anyone else and where there is none. */
  memberPrice: v.nullable(money),
  /** What membership saves on the line, not in `productTotalAmount` any more. */
  memberAmount: money,
  /** Of its SKU, by the quantity of the product. */
  tierPrices: v.array(TierPrice),
  offer: v.nullable(LineOffer),
  lastPaid: v.optional(v.nullable(LastPaid), null),
  isChecked: flag,
  stock: v.number(),
  minCount: v.number(),
  stepCount: v.number(),
  unit: v.string(),
  pack: v.optional(Pack, null),
  state: v.picklist(cartLineStates),
  /** What the buyer may do with the line now. */
  allowedActions: v.array(v.picklist(cartLineActions)),
  /** Grows with every change of the line: an answer with a lower one came late and is to be dropped. */
  version: v.number(),
  basketDate: dateTime,
});
export type CartLine = v.InferOutput<typeof CartLine>;

/** A coupon of the shop that its ticked goods could use. */
export const CartPromotion = v.object({
  couponId: id,
  name: v.string(),
  cashCondition: money,
  reduceAmount: money,
  /** What the ticked goods still lack to the threshold; "0.00" once reached. */
  missing: money,
  /** Held and usable, to be claimed, or for members alone; what is neither is not named. */
  state: v.picklist(claimStates),
});
export type CartPromotion = v.InferOutput<typeof CartPromotion>;

/** Amounts of a shop's ticked lines. */
export const ShopCartAmounts = v.object({
  shopId: id,
  /** Goods total of the ticked lines. */
  total: money,
  /** Pieces ticked. */
  totalCount: v.number(),
  /** What the shop's spend-and-save takes off. */
  discountReduce: money,
  /** The shop's share of the coupons that confirm would choose. */
  couponReduce: money,
  /** Freight as far as it is known before an address is chosen. */
  transFee: money,
  /** What the goods still lack to free freight; null where freight is never free or nothing is ticked. */
  missingForFreeFreight: v.nullable(money),
  promotions: v.array(CartPromotion),
  /** Spend-and-save and gifts of the shop that run, and what the ticked goods have of each. */
  discounts: v.array(CartDiscount),
  /** What the ticked goods are given. */
  gifts: v.array(Gift),
  /** Goods and freight less reductions. */
  actualTotal: money,
});
export type ShopCartAmounts = v.InferOutput<typeof ShopCartAmounts>;

export const ShopCart = v.object({
  ...ShopCartAmounts.entries,
  shopName: v.string(),
  /** 1 self-operated, 2 a dealer's. */
  shopType: v.number(),
  /** -1 where the shop does not send to the region, else 1. */
  shopCityStatus: v.picklist([1, -1]),
  /** When its goods come to the region. */
  arrival: v.optional(Arrival, null),
  shopCartItems: v.array(CartLine),
});
export type ShopCart = v.InferOutput<typeof ShopCart>;

/** Amounts of all ticked lines, and the counts that badge and foot bar show. */
export const CartTotals = v.object({
  /** Goods total of the ticked lines. */
  totalMoney: money,
  /** What spend-and-save and coupons would take off. */
  subtractMoney: money,
  /** What membership saves, not in `totalMoney` any more. */
  memberReduceAmount: money,
  freightAmount: money,
  finalMoney: money,
  /** Pieces ticked. */
  count: v.number(),
  /** Lines ticked; at most `settleMax` are settled together. */
  checkedLines: v.number(),
  settleMax: v.number(),
  /** Pieces of all lines: the badge. */
  prodCount: v.number(),
});
export type CartTotals = v.InferOutput<typeof CartTotals>;

/** Lines that can no longer be bought, of one shop. */
export const ExpiredShopCart = v.object({
  shopId: id,
  shopName: v.string(),
  shopCartItemDtoList: v.array(CartLine),
});
export type ExpiredShopCart = v.InferOutput<typeof ExpiredShopCart>;

export const ShopCartWithAmount = v.object({
  ...CartTotals.entries,
  shopCarts: v.array(ShopCart),
  expired: v.array(ExpiredShopCart),
  now: instant,
});
export type ShopCartWithAmount = v.InferOutput<typeof ShopCartWithAmount>;

/** A line as it was when it was deleted: what undo sends back. */
export const RemovedLine = v.object({
  prodId: id,
  skuId: id,
  prodCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  isChecked: flag,
  priceThen: yuanLike(/^\d{1,10}\.\d{2}$/),
  basketDate: dateTime,
  /** The package it was in; missing or 0 is none. */
  comboId: v.optional(id, 0),
});
export type RemovedLine = v.InferOutput<typeof RemovedLine>;

/** What a change of several lines answers: each touched shop's amounts and the whole cart's totals. */
export const CartChange = v.object({
  shops: v.array(ShopCartAmounts),
  /** The lines of the touched products as they stand now: a tick or a deletion can move their tier price. */
  lines: v.array(CartLine),
  totals: CartTotals,
});
export type CartChange = v.InferOutput<typeof CartChange>;

export const CartDeletion = v.object({ removed: v.array(RemovedLine), ...CartChange.entries });
export type CartDeletion = v.InferOutput<typeof CartDeletion>;

const basketIds = v.pipe(v.array(id), v.maxLength(200));
/** `{ basketIds }`, or the family's bare array. */
export const BasketIds = v.union([
  v.object({ basketIds }),
  v.pipe(
    basketIds,
    v.transform((ids) => ({ basketIds: ids })),
  ),
]);
