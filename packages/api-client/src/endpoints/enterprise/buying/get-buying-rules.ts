import * as v from "valibot";
import { BuyingRules } from "../../../models/approval.ts";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** What orders of one of the user's enterprises have to say, and who approves those above a limit. */
export const getBuyingRules = endpoint("GET /p/enterprise/buyingRules", {
  summary: "What orders of an enterprise have to say, and who approves them",
  tag: "enterprise",
  auth: "token",
  effect: "read",
  query: v.object({ enterpriseId: id }),
  answer: BuyingRules,
  fails: ["A00004", "A00001"],
  example: {
    query: { enterpriseId: 1 },
    answer: {
      ...{ requiresPoNumber: 0, requiresCostCentre: 1, requiresProject: 0 },
      approvalSteps: [{ from: "0.00", approverIds: [1] }],
      members: [{ userId: 1, nickName: "拓远采购部" }],
      standIn: null,
    },
  },
});
