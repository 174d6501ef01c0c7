import { ownReviewTabs } from "@tradehall/mall-components/review/OwnReviewList";
import { keysOf } from "@tradehall/mall-rules/records";
import { hrefTo } from "../href-to.ts";
import { listQuery } from "./list-query.ts";

/** What the address of the buyer's reviews says. */
export const commentQuery = listQuery({
  path: hrefTo("uc-comments"),
  choices: { tab: keysOf(ownReviewTabs.tabs) },
});
