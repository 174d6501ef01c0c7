/** A product as lists show it, and the parts its own page adds (api-family §6, form C). */
import { activityKinds, activityStatuses } from "@tradehall/mall-rules/states/promotion/activity";
import * as v from "valibot";
import { dateTime, day, flag, id, instant, money, picture } from "./wire.ts";

/** Marks on a card, in the order they are shown. */
export const prodTags = [
  "selfOperated",
  "seckill",
  "grouping",
  "special",
  "spendSave",
  "gift",
  "coupon",
  "tier",
  "preSell",
  "deposit",
  "virtual",
] as const;
export type ProdTag = (typeof prodTags)[number];

/** What a unit of several pieces holds; null where it is one piece. */
export const Pack = v.nullable(
  v.object({
    pieces: v.number(),
    /** What one of them is called, and what is sold: 只, 盒. */
    piece: v.string(),
    unit: v.string(),
  }),
);

/** What the buyer paid for a piece the last time, and the day in China of that order. */
export const LastPaid = v.object({ price: money, day });
export type LastPaid = v.InferOutput<typeof LastPaid>;

/** A product in a list. */
export const ProductCard = v.object({
  prodId: id,
  prodName: v.string(),
  brief: v.string(),
  pic: picture,
  /** Lowest price of its SKUs. */
  price: money,
  oriPrice: v.nullable(money),
  /** Lowest price with its running limited-time offer; null without one. Lists sort and narrow by it. */
  activityPrice: v.nullable(money),
  /** Lowest price for paid members; null where they pay what everybody pays. Lists sort and narrow without it. */
  memberPrice: v.nullable(money),
  /** Points for one piece of points goods; 0 otherwise. */
  scorePrice: v.number(),
  shopId: id,
  shopName: v.string(),
  /** 1 self-operated, 2 a dealer's. */
  shopType: v.number(),
  categoryId: id,
  secondaryCategoryId: id,
  primaryCategoryId: id,
  brandId: v.nullable(id),
  /** 0 physical, 1 virtual, 2 combo. */
  mold: v.number(),
  /** 0 normal, 1 collage, 2 seckill, 3 integral, 5 limited-time offer. */
  prodType: v.number(),
  preSellStatus: flag,
  soldNum: v.number(),
  commentNum: v.number(),
  /** Share of good reviews in percent. */
  positiveRating: v.number(),
  totalStocks: v.number(),
  inStock: flag,
  unit: v.string(),
  /** Of all its SKUs; null where they differ, too. */
  pack: v.optional(Pack, null),
  /** Least quantity of an order, and what quantities are multiples of. */
  minCount: v.number(),
  stepCount: v.number(),
  /** The SKU where there is only one, so that a card can put it into the cart; else null. */
  skuId: v.nullable(id),
  tags: v.array(v.picklist(prodTags)),
});
export type ProductCard = v.InferOutput<typeof ProductCard>;

/** A product in another's place, with what tells them apart. */
export const SimilarProd = v.object({
  ...ProductCard.entries,
  /** Names of the other's parameters that it has not, or with another value. */
  differs: v.array(v.string()),
  /** Whether the other has parameters that it can be compared by. */
  isComparable: flag,
  sameBrand: flag,
  /** 0 where its shop sends nothing to the region asked for. */
  isDelivery: flag,
});
export type SimilarProd = v.InferOutput<typeof SimilarProd>;

/** A price from a quantity on. */
export const TierPrice = v.object({ from: v.number(), price: money });
export type TierPrice = v.InferOutput<typeof TierPrice>;

/** A limited-time offer of a SKU, as this buyer may use it now. */
export const SkuOffer = v.object({
  activityId: id,
  price: money,
  /** Most pieces of one order that have this price; more of them have none of it. */
  max: v.number(),
});

/** A buyable variant with its live price and stock. */
export const Sku = v.object({
  skuId: id,
  skuName: v.string(),
  /** `规格:M6;材质:钢`, in the order of the dimensions; `""` where there are none. */
  properties: v.string(),
  /** Values of the dimensions in their order. */
  values: v.array(v.string()),
  price: money,
  oriPrice: v.nullable(money),
  /** For paid members, whatever the quantity; null where there is none. The lowest of all that hold is charged. */
  memberPrice: v.nullable(money),
  /** Of points goods: points for one piece, beside `price`; 0 of all others. */
  skuScore: v.optional(v.number(), 0),
  /** The cheapest running limited-time offer, its price and how many pieces of an order may have it; null without one. */
  activityId: v.nullable(id),
  activityPrice: v.nullable(money),
  activityStocks: v.nullable(v.number()),
  /** Its own prices by quantity, all SKUs of the product counted together. */
  tierPrices: v.array(TierPrice),
  /** All that run, cheapest first: the next one holds for more pieces than the cheapest reaches. */
  offers: v.array(SkuOffer),
  stocks: v.number(),
  pic: picture,
  /** The merchant's code, text with its leading zeros. */
  partyCode: v.string(),
  /** The manufacturer's part number; "" where it is not known. */
  makerCode: v.optional(v.string(), ""),
  pack: v.optional(Pack, null),
  weightGrams: v.number(),
});
export type Sku = v.InferOutput<typeof Sku>;

/** A dimension of the SKUs, values in the order shown. */
export const SpecDimension = v.object({
  name: v.string(),
  values: v.array(v.object({ value: v.string(), pic: picture })),
});

/**
 * Running or coming activity of a product; counted from `now` of the same answer. Only a limited-time offer changes
 * what the cart and an order charge; flash sales and group buying are ordered in their own ways.
 */
export const ProdActivity = v.object({
  activityId: id,
  kind: v.picklist(activityKinds),
  name: v.string(),
  status: v.picklist(activityStatuses),
  startsAt: instant,
  endsAt: instant,
  startTime: dateTime,
  endTime: dateTime,
  /** Lowest price in it. */
  price: money,
  /** Its page; null outside flash sales. */
  seckillId: v.nullable(id),
  /** People a team needs; 0 outside group buying. */
  teamSize: v.number(),
  /** Pieces a buyer may have; 0 has no limit. */
  perUser: v.number(),
  /** The SKUs that are in it, with their price and the pieces left. */
  skus: v.array(v.object({ skuId: id, price: money, left: v.number() })),
});
export type ProdActivity = v.InferOutput<typeof ProdActivity>;

/** Products bought together at a lower price. */
export const ProdCombo = v.object({
  comboId: id,
  name: v.string(),
  /** Sum of its members' combo prices, and of their usual prices. */
  price: money,
  oriPrice: money,
  items: v.array(
    v.object({
      prodId: id,
      skuId: id,
      prodName: v.string(),
      skuName: v.string(),
      pic: picture,
      price: money,
      oriPrice: money,
      inStock: flag,
    }),
  ),
});
export type ProdCombo = v.InferOutput<typeof ProdCombo>;
