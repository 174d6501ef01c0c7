import { chatLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { BrowsedProduct } from "../../models/saved-product.ts";
import { id, int } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const { recentBrowse } = chatLimits;

/** Goods that the buyer looked at lately, to send into a chat; of one shop where it is named. */
export const listRecentBrowse = endpoint("POST /p/user/recentBrowse", {
  summary: "Goods that the buyer looked at lately, to send into a chat",
  tag: "chat",
  base: "im",
  form: true,
  auth: "token",
  effect: "read",
  body: v.object({
    shopId: v.optional(id),
    size: v.optional(v.pipe(int, v.minValue(1), v.maxValue(recentBrowse)), recentBrowse),
  }),
  answer: v.array(BrowsedProduct),
  fails: ["A00004"],
  example: {
    body: { shopId: 1, size: 10 },
    answer: [{ ...cardExample, status: 1, browseTime: "2026-11-20 09:30:00", browsedAt: 1_795_138_200_000 }],
  },
});
