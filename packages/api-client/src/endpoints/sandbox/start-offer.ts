import * as v from "valibot";
import { id, typedMoney } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** A seller's limited-time offer of one SKU: begins at once and ends after `lastsMs`. */
export const startOffer = endpoint("POST /sandbox/offers", {
  summary: "Starts a limited-time offer of one SKU",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({
    skuId: id,
    price: typedMoney,
    /** Pieces in all, and what one buyer may have; 0 has no limit. */
    total: pieces,
    perUser: v.optional(pieces, 0),
    lastsMs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31_536_000_000)),
  }),
  answer: v.object({ activityId: id }),
  fails: ["A00001"],
  example: {
    body: { skuId: 310, price: "15.90", total: 100, perUser: 5, lastsMs: 3_600_000 },
    answer: { activityId: 10 },
  },
});
