/** Checks of joining an enterprise, and of refusing (Spec §6). */
import { enterpriseLimits } from "../limits/index.ts";
import type { FormRules } from "./form.ts";
import type { Refused } from "./result.ts";
import { lengthBetween, normalizeText, trimmed } from "./text.ts";

const { joinNote, refusalReason } = enterpriseLimits;
const checkNote = lengthBetween(1, joinNote);

const needsName = (value: string): Refused | undefined =>
  value === "" ? { reason: "required", of: "enterprise" } : undefined;

/** The enterprise by its whole name or its credit code, and who asks. */
export const joinRules = {
  enterprise: { normalize: trimmed, check: needsName },
  note: { normalize: normalizeText, check: (value) => (value === "" ? undefined : checkNote(value)) },
} satisfies FormRules;

/** Why an application or an order is refused, as who asked reads it. */
export const refusalRules = {
  reason: { normalize: normalizeText, check: lengthBetween(1, refusalReason, "refusalReason") },
} satisfies FormRules;
