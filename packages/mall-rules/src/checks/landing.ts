/** Checks of the landing page's form (Spec §3). */
import { leadLimits } from "../limits/index.ts";
import type { Check } from "./result.ts";
import { lengthBetween } from "./text.ts";

export const checkEnterpriseName = lengthBetween(leadLimits.enterpriseNameMin, leadLimits.enterpriseNameMax);
export const checkContactName = lengthBetween(leadLimits.contactNameMin, leadLimits.contactNameMax);

/** One of a list must be chosen. */
export const checkChosen: Check<string | number> = (value) =>
  value === "" || value === 0 ? { reason: "notChosen" } : undefined;
