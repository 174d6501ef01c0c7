import * as v from "valibot";
import { flag, id, nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Approves an application to join, or refuses it with a reason. */
export const decideApplication = endpoint("POST /p/enterprise/decideApplication", {
  summary: "Approves or refuses an application to join",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  /** `reason` is asked for with a refusal only. */
  body: v.object({ enterpriseId: id, applicationId: id, isApproved: flag, reason: v.optional(text(800)) }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: {
    body: { enterpriseId: 1, applicationId: 3, isApproved: 0, reason: "请由部门负责人申请" },
    answer: null,
  },
});
