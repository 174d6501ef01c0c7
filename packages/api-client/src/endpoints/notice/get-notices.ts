import * as v from "valibot";
import { noticeExample } from "../../models/examples/catalogue.ts";
import { NoticeLine } from "../../models/notice.ts";
import { id, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** All announcements, those on top first, then newest first. */
export const getNotices = endpoint("GET /notice/noticeList", {
  summary: "All announcements",
  tag: "notice",
  auth: "none",
  effect: "read",
  query: v.object({ shopId: v.optional(id), ...paging }),
  answer: page(NoticeLine),
  fails: [],
  example: { query: {}, answer: { records: [noticeExample], total: 1, size: 10, current: 1, pages: 1 } },
});
