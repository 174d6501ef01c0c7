import { quoteStates } from "@tradehall/mall-rules/states/purchase/quote";
import * as v from "valibot";
import { QuoteHead, quoteHeadExample } from "../../models/quote.ts";
import { instant, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's quotes under the enterprise in effect, all of it for its administrator; changed last first. */
export const listQuotes = endpoint("GET /p/quote/page", {
  summary: "The buyer's quotes",
  tag: "quote",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, state: v.optional(v.picklist(quoteStates)) }),
  answer: v.object({ ...page(QuoteHead).entries, now: instant }),
  fails: ["A00004", "A00001"],
  example: {
    query: { current: 1, size: 10 },
    answer: { records: [quoteHeadExample], total: 1, size: 10, current: 1, pages: 1, now: 1_795_745_000_000 },
  },
});
