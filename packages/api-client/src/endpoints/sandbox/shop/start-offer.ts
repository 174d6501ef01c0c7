import { activityKinds } from "@tradehall/mall-rules/states/promotion/activity";
import * as v from "valibot";
import { id, text, typedMoney } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** A seller's limited-time offer, or another activity, of one SKU: begins after `startsInMs` and ends `lastsMs` later. */
export const startOffer = endpoint("POST /sandbox/offers", {
  summary: "Starts a limited-time offer or another activity of one SKU",
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
    kind: v.optional(v.picklist(activityKinds), "special"),
    /** People a team of a group buying needs. */
    teamSize: v.optional(v.pipe(pieces, v.minValue(2), v.maxValue(100)), 2),
    name: v.optional(text(40), "限时优惠"),
    startsInMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31_536_000_000)), 0),
    lastsMs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31_536_000_000)),
  }),
  /** `itemId` finds the page of a flash sale. */
  answer: v.object({ activityId: id, itemId: id }),
  fails: ["A00001"],
  example: {
    body: { skuId: 310, price: "15.90", total: 100, perUser: 5, lastsMs: 3_600_000 },
    answer: { activityId: 10, itemId: 52 },
  },
});
