import { textLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** At most ten product names for what is typed so far: Chinese, codes, pinyin or initials (Spec §2, §7). */
export const selectSuggestions = endpoint("GET /search/select", {
  summary: "Product names for what is typed so far",
  tag: "search",
  auth: "none",
  effect: "read",
  query: v.object({ keyword: text(textLimits.keyword) }),
  answer: v.array(v.object({ productName: v.string() })),
  fails: [],
  example: {
    query: { keyword: "banshou" },
    answer: [{ productName: "拓锋 72齿棘轮两用扳手 可换向快速扳手" }],
  },
});
