import { quoteLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { ofQuote, QuoteOffer, quoteNoExample } from "../../../models/quote.ts";
import { int, nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The shop answers line by line; a line without a price is not offered. The buyer is told. */
export const sandboxAnswerQuote = endpoint("POST /sandbox/quotes/{quoteNo}/answer", {
  summary: "Quotes prices, days and minimums for what a buyer asked for",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: ofQuote,
  body: v.object({
    lines: v.pipe(v.array(QuoteOffer), v.minLength(1), v.maxLength(quoteLimits.lines)),
    note: v.optional(text(quoteLimits.note), ""),
    validDays: v.optional(v.pipe(int, v.minValue(1), v.maxValue(quoteLimits.maxValidDays))),
  }),
  answer: nothing,
  fails: ["A00001"],
  example: {
    params: { quoteNo: quoteNoExample },
    body: { lines: [{ skuId: 310, price: "16.00", deliverBy: "2026-12-12", minCount: 200 }], note: "含税" },
    answer: null,
  },
});
