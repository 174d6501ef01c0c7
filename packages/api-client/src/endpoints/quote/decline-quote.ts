import { ofQuote, quoteNoExample } from "../../models/quote.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Declines what the shop offers; refused in any other state. */
export const declineQuote = endpoint("POST /p/quote/decline", {
  summary: "Declines what the shop offers",
  tag: "quote",
  auth: "token",
  effect: "write",
  body: ofQuote,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { quoteNo: quoteNoExample }, answer: null },
});
