import * as v from "valibot";
import { groupGoodsExample, groupNow } from "../../../models/examples/group.ts";
import { GroupGoods } from "../../../models/group.ts";
import { flag, instant, page, paging } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** What is sold in teams now, or soon; what is sold out comes last (Spec §2 /group-buy). */
export const listGroupGoods = endpoint("GET /groupBuy/page", {
  summary: "Products of group buying",
  tag: "group",
  auth: "none",
  effect: "read",
  /** 1 what is to come, the earliest first. */
  query: v.object({ isComing: v.optional(flag, 0), ...paging }),
  answer: v.object({ ...page(GroupGoods).entries, now: instant }),
  fails: [],
  example: {
    query: { current: 1, size: 10 },
    answer: { records: [groupGoodsExample], ...{ total: 1, size: 10, current: 1, pages: 1 }, now: groupNow },
  },
});
