/** Everything a product's own page shows (Spec §2, api-family §6). */
import * as v from "valibot";
import { Arrival } from "./arrival.ts";
import { Brand, CategoryStep } from "./category.ts";
import { Coupon } from "./coupon.ts";
import { Discount } from "./discount.ts";
import { ProdDocument } from "./prod-files.ts";
import { LastPaid, ProdActivity, ProdCombo, Sku, SpecDimension, TierPrice } from "./product.ts";
import { dateTime, flag, id, instant, money, picture, pictures } from "./wire.ts";

export const ProductDetail = v.object({
  prodId: id,
  prodName: v.string(),
  brief: v.string(),
  /** Sanitised HTML. */
  content: v.string(),
  pic: picture,
  imgs: pictures,
  /** A film about it: address, the picture that is shown until it plays, length. */
  video: v.nullable(v.object({ url: v.string(), poster: picture, seconds: v.number() })),
  /** Lowest price; SKUs carry their own. */
  price: money,
  oriPrice: v.nullable(money),
  scorePrice: v.number(),
  tierPrices: v.array(TierPrice),
  specs: v.array(SpecDimension),
  skuList: v.array(Sku),
  prodParameterList: v.array(v.object({ parameterKey: v.string(), parameterValue: v.string() })),
  /** Files about it, to keep. */
  documents: v.array(ProdDocument),
  unit: v.string(),
  minCount: v.number(),
  stepCount: v.number(),
  totalStocks: v.number(),
  soldNum: v.number(),
  mold: v.number(),
  prodType: v.number(),
  /** 1 is sent from the cloud warehouse; looking at it never switches the shop (Spec §4). */
  isCloudWarehouse: flag,
  preSellStatus: flag,
  /** When pre-sale goods are sent. */
  preSellTime: v.nullable(dateTime),
  /** Of a pre-sale with a deposit: that of a piece, and its dates; null where the whole is paid at once. */
  deposit: v.nullable(
    v.object({
      deposit: money,
      depositFrom: instant,
      depositTo: instant,
      balanceFrom: instant,
      balanceTo: instant,
    }),
  ),
  /** Fields the buyer fills in for virtual goods. */
  virtualRemark: v.array(v.object({ name: v.string(), isRequired: flag })),
  putawayTime: dateTime,
  brand: v.nullable(Brand),
  /** From the first level down. */
  categoryPath: v.array(CategoryStep),
  shop: v.object({
    shopId: id,
    shopName: v.string(),
    shopType: v.number(),
    shopStatus: v.number(),
    storeType: v.number(),
    shopLogo: picture,
    intro: v.string(),
    tel: v.string(),
    prodCount: v.number(),
    /** Among the buyer's favourites; 0 for visitors. */
    isCollection: flag,
  }),
  deliveryModeVO: v.object({
    hasShopDelivery: v.boolean(),
    hasUserPickUp: v.boolean(),
    hasCityDelivery: v.boolean(),
  }),
  /** For the asked region; without one, what the shop asks everywhere. */
  delivery: v.object({
    /** 0 where the region is not delivered. */
    isDelivery: flag,
    freight: money,
    freeFreightFrom: v.nullable(money),
    /** Region the answer is for, e.g. 上海市 浦东新区; `""` without one. */
    region: v.string(),
    addrId: v.nullable(id),
    areaId: v.nullable(id),
    /** Working days until the shop has sent it; 0 sends on the same day. */
    leadDays: v.number(),
    arrival: Arrival,
  }),
  coupons: v.array(Coupon),
  /** Spend-and-save and gifts that it counts for now. */
  discounts: v.array(Discount),
  combos: v.array(ProdCombo),
  activity: v.nullable(ProdActivity),
  /** The group buying that runs with pieces left, also beside a limited-time offer; null without one. */
  groupBuy: v.nullable(ProdActivity),
  /** 0 for visitors. */
  isCollection: flag,
  /** 1 for a paid member, who is charged the prices for members. */
  isMember: flag,
  /** SKUs of the product whose return to stock the buyer wants to be told of. */
  awaitedSkuIds: v.array(id),
  /** Pieces of the product that are ticked in the buyer's cart, of any SKU: they count together with more of it. */
  cartPieces: v.number(),
  /** Of its SKUs that the buyer has had before; none for visitors. */
  lastPaid: v.optional(v.array(v.object({ skuId: id, ...LastPaid.entries })), []),
  commentNum: v.number(),
  positiveRating: v.number(),
  now: instant,
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;
