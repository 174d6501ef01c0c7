import * as v from "valibot";
import { ApprovalPage, approvalCardExample, approvalSides } from "../../../models/approval.ts";
import { id, paging } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Approvals of one of the user's enterprises: what they may decide, oldest first; what they requested or decided, newest first. */
export const listApprovals = endpoint("GET /p/approval/page", {
  summary: "Approvals of an enterprise: to decide, requested, decided",
  tag: "approval",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, enterpriseId: id, side: v.picklist(approvalSides) }),
  answer: ApprovalPage,
  fails: ["A00004", "A00001"],
  example: {
    query: { enterpriseId: 1, side: "decide", current: 1, size: 10 },
    answer: {
      records: [approvalCardExample],
      ...{ total: 1, size: 10, current: 1, pages: 1, now: 1_795_397_400_000 },
    },
  },
});
