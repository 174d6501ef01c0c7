import { ofQuote, quoteNoExample } from "../../models/quote.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Takes a quote back that the shop has not answered; refused in any other state. */
export const withdrawQuote = endpoint("POST /p/quote/withdraw", {
  summary: "Takes a quote back that the shop has not answered",
  tag: "quote",
  auth: "token",
  effect: "write",
  body: ofQuote,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { quoteNo: quoteNoExample }, answer: null },
});
