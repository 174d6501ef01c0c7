import * as v from "valibot";
import { endpoint } from "../../contract.ts";

/** Words the buyer searched for, newest first; none for a visitor (Spec §7). */
export const getHistory = endpoint("GET /search/getHistory", {
  summary: "Words the buyer searched for",
  tag: "search",
  auth: "optional",
  effect: "read",
  answer: v.array(v.string()),
  fails: [],
  example: { answer: ["扭力扳手", "M8 螺丝"] },
});
