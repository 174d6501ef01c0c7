import * as v from "valibot";
import { QuoteRequest, quoteNo, quoteNoExample } from "../../models/quote.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Answers the shop with other wishes: a new round, of goods that the quote is of. */
export const counterQuote = endpoint("POST /p/quote/counter", {
  summary: "Asks again within a quote",
  tag: "quote",
  auth: "token",
  effect: "write",
  creates: true,
  perMinute: 20,
  body: v.object({ quoteNo, ...QuoteRequest }),
  answer: nothing,
  fails: ["A00004", "A00001", "A00008"],
  example: {
    body: {
      quoteNo: quoteNoExample,
      items: [{ skuId: 310, prodCount: 300, price: "15.50" }],
      ...{ deliverBy: "", note: "量更大，能否再优惠？", attachments: "" },
    },
    answer: null,
  },
});
