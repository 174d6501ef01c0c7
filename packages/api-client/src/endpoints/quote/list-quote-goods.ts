import { quoteLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { QuoteGoods, quoteGoodsExample } from "../../models/quote.ts";
import { instant } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const numbers = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}(,\d{1,10})*$/),
  v.transform((joined) => joined.split(",").map(Number)),
  v.maxLength(quoteLimits.lines),
);

/** Goods that a buyer is about to ask for, in the order of the call; what does not exist is left out. */
export const listQuoteGoods = endpoint("GET /p/quote/goods", {
  summary: "Goods with today's prices, to ask for other ones",
  tag: "quote",
  auth: "token",
  effect: "read",
  query: v.object({
    /** Comma-joined. */
    skuIds: numbers,
    /** How many of each are wanted, in their order; missing is one of each. */
    counts: v.optional(numbers),
  }),
  answer: v.object({ goods: v.array(QuoteGoods), now: instant }),
  fails: ["A00004"],
  example: {
    query: { skuIds: "310", counts: "200" },
    answer: { goods: [quoteGoodsExample], now: 1_795_745_000_000 },
  },
});
