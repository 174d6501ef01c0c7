import { MemberLimitChange } from "../../../models/approval.ts";
import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Sets a member's limits; null is without limit, 0 nothing without approval. */
export const setLimit = endpoint("PUT /p/enterprise/limit", {
  summary: "Sets what a member may buy without approval",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  body: MemberLimitChange,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: {
    body: { enterpriseId: 1, userId: 6, perOrder: "5000.00", perMonth: null },
    answer: null,
  },
});
