/** Quotes (询价): goods asked for of one shop, its answers, and the order they become. */
import { cartLimits, quoteLimits } from "@tradehall/mall-rules/limits";
import { quoteActs, quoteParties, quoteStates } from "@tradehall/mall-rules/states/purchase/quote";
import * as v from "valibot";
import { TierPrice } from "./product.ts";
import { dateTime, day, flag, id, instant, int, money, picture, pictures, text } from "./wire.ts";

export const quoteNo = v.pipe(v.string(), v.regex(/^Q\d{20,30}$/));
export const ofQuote = v.object({ quoteNo });

/** What the price of a piece hangs on for this buyer now, for who changes the quantity (mall-rules pricing/piece-cost). */
export const PiecePrices = v.object({
  /** Of a single piece. */
  price: money,
  tierPrices: v.array(TierPrice),
  /** The price that this buyer has as a member; null for all others and where there is none. */
  memberPrice: v.nullable(money),
  offers: v.array(v.object({ price: money, max: v.number() })),
});

/** Goods that can be asked for, as they are today. */
export const QuoteGoods = v.object({
  prodId: id,
  skuId: id,
  prodName: v.string(),
  skuName: v.string(),
  partyCode: v.string(),
  pic: picture,
  unit: v.string(),
  shopId: id,
  shopName: v.string(),
  /** What a piece costs this buyer today, in the quantity of the call. */
  priceToday: money,
  prices: PiecePrices,
  /** Least quantity of an order without a quote. */
  minCount: v.number(),
  /** 0 where it takes no quotes: voucher, pre-sale and points goods, and what is off sale. */
  canAsk: flag,
});
export type QuoteGoods = v.InferOutput<typeof QuoteGoods>;
export type PiecePrices = v.InferOutput<typeof PiecePrices>;

export const NewQuoteLine = v.object({
  skuId: id,
  prodCount: v.pipe(int, v.minValue(1), v.maxValue(cartLimits.linePieces)),
  /** The price of a piece that is wished for, as it was typed; missing or "" wishes for none. */
  price: v.optional(text(30), ""),
});

/** What the buyer asks for, first or again. */
export const QuoteRequest = {
  items: v.pipe(v.array(NewQuoteLine), v.minLength(1), v.maxLength(quoteLimits.lines * 2)),
  /** The day that the goods are needed by; "" is none. */
  deliverBy: v.optional(text(10), ""),
  note: v.optional(text(quoteLimits.note * 5), ""),
  /** Uploads of the purpose `quote`, comma-joined. */
  attachments: v.optional(text(2_000), ""),
};

/** What a shop offers for a line. */
export const QuoteOffer = v.object({
  skuId: id,
  /** Of a piece, in yuan; "" is not offered. */
  price: text(30),
  deliverBy: v.optional(text(10), ""),
  /** Least quantity at this price; what was asked for is raised to it. */
  minCount: v.optional(v.pipe(int, v.minValue(0), v.maxValue(cartLimits.linePieces)), 1),
});

/** A line of a round: what the buyer wishes for, or what the shop offers. */
export const QuoteRoundLine = v.object({
  skuId: id,
  prodCount: v.number(),
  /** Null: no price wished for, or not offered. */
  price: v.nullable(money),
  deliverBy: v.nullable(day),
  /** Least quantity at this price; of the shop's lines. */
  minCount: v.number(),
});
export type QuoteRoundLine = v.InferOutput<typeof QuoteRoundLine>;

export const QuoteRound = v.object({
  /** Counting from 1. */
  nth: v.number(),
  by: v.picklist(quoteParties),
  time: dateTime,
  note: v.string(),
  attachments: pictures,
  /** Of the lines with a price; null where none has one. */
  amount: v.nullable(money),
  lines: v.array(QuoteRoundLine),
});
export type QuoteRound = v.InferOutput<typeof QuoteRound>;

export const QuoteHead = v.object({
  quoteNo,
  shopId: id,
  shopName: v.string(),
  state: v.picklist(quoteStates),
  /** Who asked. */
  askedBy: v.string(),
  createTime: dateTime,
  updateTime: dateTime,
  /** Until when it can be ordered; null before the shop has answered. */
  validUntil: v.nullable(instant),
  lineCount: v.number(),
  /** Of the first goods. */
  prodNames: v.array(v.string()),
  pics: v.array(picture),
  /** What the shop offers in all, without freight; null before. */
  amount: v.nullable(money),
  /** The order that it became; "" for none. */
  orderNumber: v.string(),
  allowedActions: v.array(v.picklist(quoteActs)),
});
export type QuoteHead = v.InferOutput<typeof QuoteHead>;

export const Quote = v.object({
  ...QuoteHead.entries,
  goods: v.array(QuoteGoods),
  /** The first asked first. */
  rounds: v.array(QuoteRound),
  /** How often the buyer may still ask within it. */
  asksLeft: v.number(),
  now: instant,
});
export type Quote = v.InferOutput<typeof Quote>;

export const quoteNoExample = "Q261127093102713904217";

export const quoteHeadExample: QuoteHead = {
  ...{ quoteNo: quoteNoExample, shopId: 2, shopName: "固联紧固件", state: "answered", askedBy: "采购部" },
  ...{ createTime: "2026-11-27 09:31:02", updateTime: "2026-11-27 10:02:40" },
  ...{ validUntil: 1_796_349_760_000, lineCount: 1 },
  ...{ prodNames: ["固联 8.8级外六角螺栓"], pics: [""], amount: "3200.00", orderNumber: "" },
  allowedActions: ["accept", "counter", "decline"],
};

export const quoteGoodsExample: QuoteGoods = {
  ...{ prodId: 31, skuId: 310, prodName: "固联 8.8级外六角螺栓", skuName: "M8×30", partyCode: "GL-310" },
  ...{ pic: "", unit: "盒", shopId: 2, shopName: "固联紧固件", priceToday: "17.50", minCount: 10, canAsk: 1 },
  prices: { price: "18.50", tierPrices: [{ from: 100, price: "17.50" }], memberPrice: null, offers: [] },
};

export const quoteExample: Quote = {
  ...quoteHeadExample,
  goods: [quoteGoodsExample],
  rounds: [
    {
      ...{ nth: 1, by: "buyer", time: "2026-11-27 09:31:02", note: "长期采购", attachments: "" },
      amount: "3000.00",
      lines: [{ skuId: 310, prodCount: 200, price: "15.00", deliverBy: "2026-12-15", minCount: 0 }],
    },
    {
      ...{ nth: 2, by: "shop", time: "2026-11-27 10:02:40", note: "含税含包装", attachments: "" },
      amount: "3200.00",
      lines: [{ skuId: 310, prodCount: 200, price: "16.00", deliverBy: "2026-12-12", minCount: 200 }],
    },
  ],
  asksLeft: 9,
  now: 1_795_745_000_000,
};
