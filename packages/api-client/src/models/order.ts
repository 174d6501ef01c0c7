/** Confirm and submit: the merged order over all shops (family §4, form C). */
import { bookingNames } from "@tradehall/mall-rules/checks/order";
import { deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { invoiceTypes } from "@tradehall/mall-rules/states/payment/invoice";
import { ownStockKinds } from "@tradehall/mall-rules/states/promotion/activity";
import { couponScopes } from "@tradehall/mall-rules/states/promotion/coupon";
import { approvalReasons } from "@tradehall/mall-rules/states/purchase/approval";
import * as v from "valibot";
import { Arrival } from "./arrival.ts";
import { Gift } from "./discount.ts";
import { PreSaleToPay } from "./pre-sale.ts";
import { Pack } from "./product.ts";
import { quoteNo } from "./quote.ts";
import { ShopTerms } from "./shop-terms.ts";
import { flag, id, instant, int, money, picture, text } from "./wire.ts";

/** Order numbers are text of digits; several are comma-joined (family habit). */
export const orderNumber = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{6,32}$/));
/** What was bought by one line, as orders, refunds and reviews name it. */
export const orderedGoods = {
  orderItemId: id,
  prodId: id,
  skuId: id,
  prodName: v.string(),
  skuName: v.string(),
  pic: picture,
  price: money,
  prodCount: v.number(),
};

export const orderNumbers = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{6,32}(,[0-9A-Za-z]{6,32}){0,59}$/));

const dvyType = v.pipe(int, v.picklist(Object.values(deliveryTypes)));

/** The buyer's choices that both confirm and submit take. */
export const OrderChoices = {
  /** 0 or missing is the default address. */
  addrId: v.optional(id),
  /** Delivery by shop: 1 express, 2 pick-up, 3 none, 4 same city. */
  dvyTypes: v.optional(v.pipe(v.array(v.object({ shopId: id, dvyType })), v.maxLength(50))),
  /** 1 uses exactly `couponUserIds`; 0 or missing lets the server choose the best. */
  userChangeCoupon: v.optional(flag),
  couponUserIds: v.optional(v.pipe(v.array(id), v.maxLength(50))),
  /** Whether points pay a part. */
  isScorePay: v.optional(flag),
  /** Points to use, a multiple of 10; null or missing is as many as allowed. */
  userUseScore: v.optional(v.nullable(v.pipe(int, v.minValue(0)))),
};

export const ConfirmRequest = v.object({
  ...OrderChoices,
  /** Of an earlier answer: the same goods with other choices. Missing starts over from ticked lines or `orderItem`. */
  uuid: v.optional(v.pipe(v.string(), v.uuid())),
  /** All that a quote offers, at its prices and not combined with anything: this instead of the cart's ticked lines. */
  quoteNo: v.optional(quoteNo),
  /** Buy now: this instead of the cart's ticked lines. */
  orderItem: v.optional(
    v.object({
      prodId: id,
      skuId: id,
      prodCount: v.pipe(int, v.minValue(1)),
      shopId: v.optional(id),
      /**
       * The offer or activity the buyer was shown: refused where it has not begun, is over or has too few pieces. At the
       * price of a flash sale or a group buying, no coupon, points or tier take anything more off.
       */
      activityId: v.optional(id),
      /** The team to join; missing opens one. Group buying only. */
      teamId: v.optional(id),
      /** What the activity gave this buyer to order with; flash sales only. */
      secret: v.optional(text(100)),
      /** A package instead of the product alone: `prodCount` of each of its members. */
      comboId: v.optional(id),
    }),
  ),
});

/** The address an order goes to. */
export const OrderAddress = v.object({
  addrId: id,
  receiver: v.string(),
  mobile: v.string(),
  province: v.string(),
  city: v.string(),
  area: v.string(),
  addr: v.string(),
  /** 1 is the default. */
  commonAddr: flag,
});

export const ConfirmLine = v.object({
  /** 0 for buy-now. */
  basketId: id,
  shopId: id,
  prodId: id,
  skuId: id,
  prodName: v.string(),
  skuName: v.string(),
  /** The merchant's SKU code and the manufacturer's part number; "" where there is none. */
  partyCode: v.optional(v.string(), ""),
  makerCode: v.optional(v.string(), ""),
  pic: picture,
  prodCount: v.number(),
  unit: v.string(),
  pack: v.optional(Pack, null),
  price: money,
  /** Of points goods: points for one piece, beside `price`; 0 of all others. */
  scorePrice: v.optional(v.number(), 0),
  /** List price, or the one without the offer; null where there is none. */
  oriPrice: v.nullable(money),
  /** What a piece would have cost when it was put into the cart; null for buy-now. */
  priceThen: v.nullable(money),
  /** The limited-time offer whose price it has; null at another price. */
  activityId: v.nullable(id),
  productTotalAmount: money,
  /** What membership saves on it, not in `productTotalAmount` any more. */
  memberAmount: money,
  /** The package it is ordered with; 0 is none. */
  comboId: id,
  /** The line's share of spend-and-save, coupons and points. */
  shareReduce: money,
  actualTotal: money,
  /** 0 physical, 1 virtual. */
  mold: v.number(),
});
export type ConfirmLine = v.InferOutput<typeof ConfirmLine>;

/** Why goods cannot go into an order now. */
export const blockReasons = [
  "insufficientInventory",
  "wrongQuantity",
  "soldOut",
  "notForSale",
  "shopClosed",
] as const;

/** A wanted line that cannot be ordered as it is; it is beside the order, whose sums are without it. */
export const BlockedLine = v.object({
  ...ConfirmLine.entries,
  why: v.picklist(blockReasons),
  /** Pieces that can be ordered instead; 0 where there are none. */
  orderable: v.number(),
});
export type BlockedLine = v.InferOutput<typeof BlockedLine>;

export const ShopOrder = v.object({
  shopId: id,
  shopName: v.string(),
  shopType: v.number(),
  shopCartItems: v.array(ConfirmLine),
  /** What the order is given: lines of "0.00". */
  gifts: v.array(Gift),
  total: money,
  totalCount: v.number(),
  transFee: money,
  /** Goods total from which freight is free; null is never. */
  freeFreightFrom: v.nullable(money),
  /** What spend-and-save takes off. */
  discountReduce: money,
  couponReduce: money,
  scoreReduce: money,
  actualTotal: money,
  /** The delivery in effect, and what may be chosen. */
  dvyType: v.number(),
  dvyTypes: v.array(v.number()),
  /** When its goods come by express to the address, or how codes come. */
  arrival: v.optional(Arrival, null),
  /** Null where the buyer buys for no enterprise, or its enterprise has no line with the shop. */
  terms: v.optional(v.nullable(ShopTerms), null),
});
export type ShopOrder = v.InferOutput<typeof ShopOrder>;

export const couponRefusals = ["threshold", "scope", "notStarted"] as const;

/** A coupon of the buyer, for or against this order. */
export const OrderCoupon = v.object({
  couponUserId: id,
  couponId: id,
  couponName: v.string(),
  scope: v.picklist(couponScopes),
  scopeNames: v.array(v.string()),
  cashCondition: money,
  reduceAmount: money,
  endsAt: instant,
  canUse: flag,
  /** Whether it is used in the totals. */
  choose: flag,
  /** Why it cannot be used, and what the goods lack where that is the threshold. */
  why: v.nullable(v.picklist(couponRefusals)),
  missing: money,
  /** The shop that gave it, of each of which an order takes one; null and "" is the platform. */
  shopId: v.nullable(id),
  shopName: v.string(),
  /** `couponUserId`s in use that make way where it is chosen. */
  replaces: v.array(id),
});
export type OrderCoupon = v.InferOutput<typeof OrderCoupon>;

/** A field that a virtual product asks for. */
export const VirtualRemark = v.object({ prodId: id, name: v.string(), isRequired: flag });
export const VirtualRemarkAnswer = v.object({ prodId: id, name: text(50), value: text(200) });

export const OrderScore = v.object({
  /** Points the buyer has. */
  score: v.number(),
  /** Most that this order takes, a multiple of `step`. */
  maxUsableScore: v.number(),
  /** Used in the totals. */
  usableScore: v.number(),
  step: v.number(),
  /** Points worth one yuan. */
  perYuan: v.number(),
});

export const MergedOrder = v.object({
  /** Key of submit: one uuid makes one set of orders. */
  uuid: v.string(),
  userAddr: v.nullable(OrderAddress),
  shopCartOrders: v.array(ShopOrder),
  total: money,
  totalCount: v.number(),
  /** What membership saves, not in `total` any more. */
  memberAmount: money,
  totalTransFee: money,
  discountReduce: money,
  couponReduce: money,
  totalScoreAmount: money,
  /** All reductions. */
  orderReduce: money,
  actualTotal: money,
  coupons: v.array(OrderCoupon),
  scoreInfo: OrderScore,
  /** Lines that this address or delivery rules out; submit refuses while there are any. */
  filterShopItems: v.array(ConfirmLine),
  /** Lines that cannot be ordered as they are: too few left, off sale, their shop closed. */
  blockedItems: v.array(BlockedLine),
  virtualRemarkList: v.array(VirtualRemark),
  /** The flash sale or group buying it is bought in; null is an ordinary order. */
  activity: v.nullable(v.object({ activityId: id, kind: v.picklist(ownStockKinds) })),
  /** The quote whose prices it has, without any other offer; null for all others. */
  quote: v.optional(v.nullable(v.object({ quoteNo })), null),
  /**
   * Of goods of the points mall: the points they cost, those the buyer has, and those that are missing; submit refuses
   * while any are. Null for all others.
   */
  exchange: v.optional(
    v.nullable(v.object({ score: v.number(), owned: v.number(), missing: v.number() })),
    null,
  ),
  /** Of goods that are sold for a deposit; null for all others. Submit then asks for `depositAgreed`. */
  preSale: v.nullable(PreSaleToPay),
  /** Above which of the buyer's limits it is, and who would have to approve it; null where it can be paid at once. */
  approval: v.optional(
    v.nullable(
      v.object({
        reasons: v.array(v.picklist(approvalReasons)),
        approvers: v.array(v.string()),
        /** How long goods, prices and coupons are held for the approval. */
        heldMs: v.number(),
      }),
    ),
    null,
  ),
  /** What the enterprise requires an order to be booked on. */
  required: v.optional(v.array(v.picklist(bookingNames)), []),
  /** Whether an address is needed: some goods travel. */
  needsAddress: flag,
  /** Code points a message to a shop may have. */
  remarkMaxLength: v.number(),
  now: instant,
  /** After this the buyer confirms again. */
  expiresAt: instant,
});
export type MergedOrder = v.InferOutput<typeof MergedOrder>;

/** The order as it is now, out of a refusal's data; undefined where the refusal brings none. */
export function orderOfRefusal(data: unknown): MergedOrder | undefined {
  const parsed = v.safeParse(v.object({ order: MergedOrder }), data);
  return parsed.success ? parsed.output.order : undefined;
}

/** Kind and title that a buyer chooses. A special invoice (2) needs a unit's title with all its fields. */
export const InvoiceChoice = v.object({
  invoiceType: v.pipe(int, v.picklist(Object.values(invoiceTypes))),
  titleId: id,
});
