import * as v from "valibot";
import { EnterpriseFacts } from "../../models/enterprise.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Facts of one of the user's enterprises, and what they may do there (Spec §6). */
export const getEnterprise = endpoint("GET /p/enterprise/info", {
  summary: "One enterprise, and what the user may do there",
  tag: "enterprise",
  auth: "token",
  effect: "read",
  query: v.object({ enterpriseId: id }),
  answer: EnterpriseFacts,
  fails: ["A00004", "A00001"],
  example: {
    query: { enterpriseId: 1 },
    answer: {
      ...{ enterpriseId: 1, enterpriseName: "上海拓远机电设备有限公司", creditCode: "91310115MA1K3TY08R" },
      ...{ shopName: "百工自营旗舰店", createTime: "2026-01-02 09:30:00", memberCount: 3 },
      admin: { userId: 1, nickName: "拓远采购部", mobile: "138****0001" },
      ...{ role: "member", allowedActions: ["readFacts", "readMembers", "leave"] },
      ...{ transfer: null, invites: [], applications: [] },
    },
  },
});
