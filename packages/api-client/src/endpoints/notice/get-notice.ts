import * as v from "valibot";
import { noticeExample } from "../../models/examples/catalogue.ts";
import { NoticeLine, NoticeNeighbour } from "../../models/notice.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** One announcement with its sanitised text and those of the same sender before and after it (Spec §2). */
export const getNotice = endpoint("GET /notice/info/{id}", {
  summary: "One announcement with its text",
  tag: "notice",
  auth: "none",
  effect: "read",
  params: v.object({ id }),
  answer: v.object({
    ...NoticeLine.entries,
    content: v.string(),
    /** The next newer one. */
    previous: v.nullable(NoticeNeighbour),
    /** The next older one. */
    next: v.nullable(NoticeNeighbour),
  }),
  fails: ["A00001"],
  example: {
    params: { id: 1 },
    answer: {
      ...noticeExample,
      content: "<p>双十一期间 48 小时内发货。</p>",
      previous: null,
      next: { id: 8, title: "电子发票开具规则调整说明" },
    },
  },
});
