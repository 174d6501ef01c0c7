import * as v from "valibot";
import { Quote, quoteExample } from "../../../models/quote.ts";
import { endpoint } from "../../contract.ts";

/** Quotes as their shops have them before them: those that wait first. */
export const sandboxListQuotes = endpoint("GET /sandbox/quotes", {
  summary: "Quotes, those that wait for the shop first",
  tag: "sandbox",
  auth: "none",
  sandbox: true,
  effect: "read",
  answer: v.array(Quote),
  fails: [],
  example: { answer: [{ ...quoteExample, state: "asked", allowedActions: ["answer"] }] },
});
