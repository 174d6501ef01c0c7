import * as v from "valibot";
import { ExchangeTerms, exchangeTermsExample } from "../../models/exchange.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's points and what limits a product of the points mall; refused for goods that are sold for money. */
export const getExchangeTerms = endpoint("GET /p/score/prodTerms", {
  summary: "What a buyer may redeem of a points product",
  tag: "exchange",
  auth: "token",
  effect: "read",
  query: v.object({ prodId: id }),
  answer: ExchangeTerms,
  fails: ["A00004", "A00001"],
  example: { query: { prodId: 401 }, answer: exchangeTermsExample },
});
