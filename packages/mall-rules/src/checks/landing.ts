/** Checks of the landing page's form (Spec §3). */
import { leadLimits } from "../limits/index.ts";
import type { Check } from "./result.ts";
import { textLength } from "./text.ts";

const between =
  (min: number, max: number): Check =>
  (text) => {
    if (text === "") return { reason: "required" };
    if (text.trim() === "") return { reason: "blank" };
    const length = textLength(text);
    return length < min || length > max ? { reason: "tooShort", min, max } : undefined;
  };

export const checkEnterpriseName = between(leadLimits.enterpriseNameMin, leadLimits.enterpriseNameMax);
export const checkContactName = between(leadLimits.contactNameMin, leadLimits.contactNameMax);

/** One of a list must be chosen. */
export const checkChosen: Check<string | number> = (value) =>
  value === "" || value === 0 ? { reason: "notChosen" } : undefined;
