import * as v from "valibot";
import { noticeExample } from "../../models/examples/catalogue.ts";
import { NoticeLine } from "../../models/notice.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Announcements that stand on top, newest first; of a shop and the platform where a shop is given. */
export const getTopNotices = endpoint("GET /notice/topNoticeList", {
  summary: "Announcements that stand on top",
  tag: "notice",
  auth: "none",
  effect: "read",
  query: v.object({ shopId: v.optional(id) }),
  answer: v.array(NoticeLine),
  fails: [],
  example: { query: {}, answer: [noticeExample] },
});
