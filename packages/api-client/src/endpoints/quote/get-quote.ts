import { ofQuote, Quote, quoteExample, quoteNoExample } from "../../models/quote.ts";
import { endpoint } from "../contract.ts";

/** A quote with its rounds and what the reader may do: the asker's, and the administrator's of their enterprise. */
export const getQuote = endpoint("GET /p/quote/info", {
  summary: "A quote with all its rounds",
  tag: "quote",
  auth: "token",
  effect: "read",
  query: ofQuote,
  answer: Quote,
  fails: ["A00004", "A00001"],
  example: { query: { quoteNo: quoteNoExample }, answer: quoteExample },
});
