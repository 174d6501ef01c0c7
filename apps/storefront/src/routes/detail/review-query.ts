import { commentTags } from "@tradehall/mall-rules/states/comment";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** Filters of the reviews in the server's order, from -1 (all) on. */
export const evaluations = ["all", "good", "medium", "bad", "pictures"] as const;
export type Evaluation = (typeof evaluations)[number];

/** What the address of a product says of its reviews. */
export const reviewQuery = listQuery({
  path: hrefTo("detail"),
  choices: { reviews: evaluations, tag: ["", ...commentTags] },
});
