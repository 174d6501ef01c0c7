import { textLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

const keyword = v.pipe(text(textLimits.keyword), v.trim(), v.minLength(1));

/** Undo of a deletion: the history as it stood, newest first. Words searched since stay above it. */
export const restoreHistory = endpoint("POST /search/restoreHistory", {
  summary: "Puts forgotten words back (undo)",
  tag: "search",
  auth: "token",
  effect: "write",
  body: v.object({
    keywords: v.pipe(v.array(keyword), v.minLength(1), v.maxLength(textLimits.searchHistory)),
  }),
  answer: nothing,
  fails: ["A00004"],
  example: { body: { keywords: ["扭力扳手", "M8 螺丝"] }, answer: null },
});
