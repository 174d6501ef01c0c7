import * as v from "valibot";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** A seller's stocktaking: a SKU has so many pieces from now on. */
export const sandboxSetStock = endpoint("POST /sandbox/stock", {
  summary: "Sets how many pieces of a SKU there are",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({
    skuId: id,
    stocks: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  }),
  answer: v.object({ stocks: v.number() }),
  fails: ["A00001"],
  example: { body: { skuId: 310, stocks: 20 }, answer: { stocks: 20 } },
});
