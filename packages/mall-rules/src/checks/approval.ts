/** Checks of what an enterprise's administrator and approvers write. */
import { approvalLimits } from "../limits/index.ts";
import { plainAmountToFen } from "../money/index.ts";
import type { FieldRule, FormRules } from "./form.ts";
import { lengthBetween, tidyAmount, tidyText } from "./text.ts";

/** An amount of yuan, or nothing for none. */
const amount: FieldRule = {
  tidy: tidyAmount,
  check: (value) =>
    value === "" || plainAmountToFen(value) !== undefined ? undefined : { reason: "amountFormat" },
};

/** A member's limits; nothing is without limit. */
export const memberLimitRules = { perOrder: amount, perMonth: amount } satisfies FormRules;

/** From which amount on a step is gone through. */
export const stepAmountRule = amount;

/** Why an order is refused. */
export const approvalReasonRules = {
  reason: { tidy: tidyText, check: lengthBetween(1, approvalLimits.reasonLength, "approvalReason") },
} satisfies FormRules;
