import * as v from "valibot";
import { noticeExample } from "../../models/examples/catalogue.ts";
import { NoticeLine, noticeSource } from "../../models/notice.ts";
import { id, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Announcements with their first words, those on top first, then newest first; of a shop too where one is given. */
export const getNotices = endpoint("GET /notice/noticeList", {
  summary: "All announcements",
  tag: "notice",
  auth: "none",
  effect: "read",
  query: v.object({ shopId: v.optional(id), source: v.optional(noticeSource), ...paging }),
  answer: page(v.object({ ...NoticeLine.entries, brief: v.string() })),
  fails: [],
  example: {
    query: {},
    answer: {
      records: [{ ...noticeExample, brief: "双十一期间 48 小时内发货。" }],
      total: 1,
      size: 10,
      current: 1,
      pages: 1,
    },
  },
});
