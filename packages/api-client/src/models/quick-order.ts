/** Goods found by the codes of a list (快速下单). */
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { flag, money, picture, text } from "./wire.ts";

export const QuickCode = v.pipe(text(), v.minLength(1), v.maxLength(quickOrderLimits.code));

export const QuickGoods = v.object({
  prodId: v.number(),
  skuId: v.number(),
  prodName: v.string(),
  /** Values of the specification; "" where there is one only. */
  skuName: v.string(),
  partyCode: v.string(),
  pic: picture,
  unit: v.string(),
  /** What one piece costs this buyer now. */
  price: money,
  minCount: v.number(),
  stepCount: v.number(),
  stocks: v.number(),
  /** 1 while it can be put into the cart; else `why` says why not. */
  canBuy: flag,
  why: v.string(),
});
export type QuickGoods = v.InferOutput<typeof QuickGoods>;

export const FoundCode = v.object({
  /** As it was asked for. */
  code: v.string(),
  /** Goods that have this code. */
  matches: v.array(QuickGoods),
  /** Goods on sale with a code like it, where none has this one; for the first unknown codes of a call only. */
  suggestions: v.array(QuickGoods),
});
export type FoundCode = v.InferOutput<typeof FoundCode>;
