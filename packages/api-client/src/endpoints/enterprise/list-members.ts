import * as v from "valibot";
import { EnterpriseMember } from "../../models/enterprise.ts";
import { id, page, paging, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Members of one of the user's enterprises, the administrator first (Spec §6). */
export const listMembers = endpoint("GET /p/enterprise/memberPage", {
  summary: "Members of an enterprise",
  tag: "enterprise",
  auth: "token",
  effect: "read",
  /** `keyword` is a part of the name. */
  query: v.object({ ...paging, enterpriseId: id, keyword: v.optional(text()) }),
  answer: page(EnterpriseMember),
  fails: ["A00004", "A00001"],
  example: {
    query: { enterpriseId: 1, current: 1, size: 20 },
    answer: {
      records: [
        {
          ...{ userId: 1, nickName: "拓远采购部", avatar: "", mobile: "138****0001", role: "administrator" },
          ...{ joinTime: "2026-01-02 09:30:00", isSelf: 1 },
        },
      ],
      ...{ total: 1, size: 20, current: 1, pages: 1 },
    },
  },
});
