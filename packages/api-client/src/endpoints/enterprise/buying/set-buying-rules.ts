import { BuyingRulesChange } from "../../../models/approval.ts";
import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Sets both, for the administrator alone; orders that wait already go on by the new steps. */
export const setBuyingRules = endpoint("PUT /p/enterprise/buyingRules", {
  summary: "Sets what orders have to say, and who approves them",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  body: BuyingRulesChange,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: {
    body: {
      ...{ enterpriseId: 1, requiresPoNumber: 0, requiresCostCentre: 1, requiresProject: 0 },
      approvalSteps: [{ from: "5000.00", approverIds: [1] }],
    },
    answer: null,
  },
});
