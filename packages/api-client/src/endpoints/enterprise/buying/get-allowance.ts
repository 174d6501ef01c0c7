import { Allowance } from "../../../models/approval.ts";
import { endpoint } from "../../contract.ts";

/** What the user may still buy without approval in the enterprise in effect. */
export const getAllowance = endpoint("GET /p/enterprise/allowance", {
  summary: "What the user may still buy without approval",
  tag: "enterprise",
  auth: "token",
  effect: "read",
  answer: Allowance,
  fails: ["A00004", "A00001"],
  example: {
    answer: {
      isOfEnterprise: 1,
      perOrder: "5000.00",
      left: "3720.00",
      costCentres: ["生产一部"],
      projects: [],
    },
  },
});
