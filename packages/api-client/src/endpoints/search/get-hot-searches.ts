import * as v from "valibot";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Words shown under the search box, in the mall's order (api-family §6). */
export const getHotSearches = endpoint("GET /search/hotSearch", {
  summary: "Words shown under the search box",
  tag: "search",
  auth: "none",
  effect: "read",
  answer: v.array(v.object({ hotSearchId: id, title: v.string(), content: v.string() })),
  fails: [],
  example: { answer: [{ hotSearchId: 1, title: "劳保手套", content: "劳保手套" }] },
});
