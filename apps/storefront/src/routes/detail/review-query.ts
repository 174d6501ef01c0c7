import { evaluations } from "@tradehall/mall-adapters/review-facts";
import { commentTags } from "@tradehall/mall-rules/states/product/comment";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of a product says of its reviews. */
export const reviewQuery = listQuery({
  path: hrefTo("detail"),
  choices: { reviews: evaluations, tag: ["", ...commentTags] },
});
