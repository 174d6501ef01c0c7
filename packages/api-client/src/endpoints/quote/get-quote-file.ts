import { ofQuote, quoteNoExample } from "../../models/quote.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** What the shop offers as a PDF; A00001 before it has answered. */
export const getQuoteFile = endpoint("GET /p/quote/file", {
  summary: "A quote as a PDF",
  tag: "quote",
  auth: "token",
  effect: "read",
  perMinute: 60,
  file: ["application/pdf"],
  query: ofQuote,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { query: { quoteNo: quoteNoExample }, answer: null },
});
