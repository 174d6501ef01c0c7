import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { BrowsedProduct } from "../../models/saved-product.ts";
import { day, flag, instant, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Products the buyer looked at, last seen first; those off the shelf stay, with status 0 (footprints). */
export const listBrowseLog = endpoint("GET /p/prodBrowseLog/page", {
  summary: "Products the buyer looked at",
  tag: "browse log",
  auth: "token",
  effect: "read",
  /** `day` (`yyyy-MM-dd`, China's): only what was looked at then. */
  query: v.object({ ...paging, day: v.optional(day) }),
  /** `now` says which day is today; `isKeeping` 0: the buyer leaves no footprints. */
  answer: v.object({ ...page(BrowsedProduct).entries, now: instant, isKeeping: flag }),
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 10 },
    answer: {
      records: [
        { ...cardExample, status: 1, browseTime: "2026-11-20 09:30:00", browsedAt: 1_795_138_200_000 },
      ],
      ...{ total: 1, size: 10, current: 1, pages: 1, now: 1_795_400_000_000, isKeeping: 1 },
    },
  },
});
