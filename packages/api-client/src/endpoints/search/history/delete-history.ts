import { textLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/**
 * Forgets one searched word, or several joined by commas (Spec §7). A stored word that holds a comma itself is
 * matched whole first.
 */
export const deleteHistory = endpoint("GET /search/deleteHistory", {
  summary: "Forgets searched words",
  tag: "search",
  auth: "token",
  effect: "write",
  query: v.object({ keyword: text((textLimits.keyword + 1) * textLimits.searchHistory) }),
  answer: nothing,
  fails: ["A00004"],
  example: { query: { keyword: "扭力扳手,M8 螺丝" }, answer: null },
});
