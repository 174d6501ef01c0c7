import * as v from "valibot";
import { MemberLimitPage } from "../../../models/approval.ts";
import { id, paging } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** What each member may buy without approval and has ordered this month; the administrator first. */
export const listLimits = endpoint("GET /p/enterprise/limitPage", {
  summary: "What each member of an enterprise may buy",
  tag: "enterprise",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, enterpriseId: id }),
  answer: MemberLimitPage,
  fails: ["A00004", "A00001"],
  example: {
    query: { enterpriseId: 1, current: 1, size: 20 },
    answer: {
      records: [
        {
          ...{ userId: 6, nickName: "拓远采购员", role: "member", perOrder: "5000.00", perMonth: null },
          ...{ categories: [], spent: "1280.00" },
        },
      ],
      ...{ total: 1, size: 20, current: 1, pages: 1 },
    },
  },
});
