import { creditLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { SandboxCredit, sandboxCreditExample } from "../../../models/credit.ts";
import { id, int, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

const { reason, termDays } = creditLimits;

/** The shop decides: `grant` opens a line or changes it, `refuse` and `stop` take words. The administrator is told. */
export const sandboxReviewCredit = endpoint("POST /sandbox/credit", {
  summary: "Grants, refuses or stops account terms",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({
    enterpriseId: id,
    shopId: id,
    event: v.picklist(["grant", "refuse", "stop"]),
    /** Yuan; without it what was asked for. */
    limit: v.optional(text(30)),
    termDays: v.optional(v.pipe(int, v.minValue(termDays.min), v.maxValue(termDays.max))),
    reason: v.optional(text(reason)),
  }),
  answer: SandboxCredit,
  fails: ["A00001"],
  example: {
    body: { enterpriseId: 1, shopId: 1, event: "grant", limit: "50000", termDays: 30 },
    answer: sandboxCreditExample,
  },
});
