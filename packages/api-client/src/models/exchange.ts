/** The points mall: its goods, and what binds who redeems them (docs/decisions/2026-11-27-points-mall.md). */
import * as v from "valibot";
import { flag, id, instant, money, picture } from "./wire.ts";

/** Of one buyer and one product. */
const limits = {
  /** Most pieces that one person may have; 0 is no limit. */
  perUser: v.number(),
  /** Pieces that this buyer has redeemed by orders that were not canceled. */
  redeemed: v.number(),
  /** Pieces that may still be redeemed in all; null is no limit beside the stock. */
  left: v.nullable(v.number()),
};

/** A product of the points mall. */
export const ExchangeGoods = v.object({
  prodId: id,
  prodName: v.string(),
  pic: picture,
  unit: v.string(),
  /** Fewest points of its SKUs, and the money beside them; "0.00" for points alone. */
  scorePrice: v.number(),
  price: money,
  /** What it is worth; null where nothing is said. */
  oriPrice: v.nullable(money),
  soldNum: v.number(),
  inStock: flag,
  ...limits,
});
export type ExchangeGoods = v.InferOutput<typeof ExchangeGoods>;

/** What a buyer needs to know before they choose. */
export const ExchangeTerms = v.object({
  prodId: id,
  /** Points the buyer has. */
  score: v.number(),
  ...limits,
  now: instant,
});
export type ExchangeTerms = v.InferOutput<typeof ExchangeTerms>;

export const exchangeGoodsExample: ExchangeGoods = {
  prodId: 401,
  prodName: "积分礼·透气反光背心",
  pic: "/pictures/p/vest-gift",
  unit: "件",
  scorePrice: 450,
  price: "0.00",
  oriPrice: "36.00",
  soldNum: 1280,
  inStock: 1,
  perUser: 2,
  redeemed: 1,
  left: null,
};

export const exchangeTermsExample: ExchangeTerms = {
  prodId: 401,
  score: 20_000,
  perUser: 2,
  redeemed: 1,
  left: null,
  now: 1_795_397_400_000,
};
