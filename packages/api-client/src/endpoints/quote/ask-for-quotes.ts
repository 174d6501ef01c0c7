import * as v from "valibot";
import { QuoteRequest, quoteNo, quoteNoExample } from "../../models/quote.ts";
import { endpoint } from "../contract.ts";

/** Asks for prices: one quote for each shop of the goods. Faults by field, `price-SKU` and `quantity-SKU` of a line. */
export const askForQuotes = endpoint("POST /p/quote/ask", {
  summary: "Asks shops for prices of goods, quantities and a day",
  tag: "quote",
  auth: "token",
  effect: "write",
  creates: true,
  perMinute: 20,
  body: v.object(QuoteRequest),
  answer: v.object({ quoteNos: v.array(quoteNo) }),
  fails: ["A00004", "A00001", "A00008"],
  example: {
    body: {
      items: [{ skuId: 310, prodCount: 200, price: "15" }],
      ...{ deliverBy: "", note: "长期采购", attachments: "" },
    },
    answer: { quoteNos: [quoteNoExample] },
  },
});
