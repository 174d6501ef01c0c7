/** Checks of the landing page's form (Spec §3). */
import { leadLimits } from "../limits/index.ts";
import { regionRules } from "./address.ts";
import type { FormRules } from "./form.ts";
import { mobileRule } from "./person.ts";
import type { Check, CheckField } from "./result.ts";
import { lengthBetween, trimmed } from "./text.ts";

export const checkEnterpriseName = lengthBetween(
  leadLimits.enterpriseNameMin,
  leadLimits.enterpriseNameMax,
  "enterpriseName",
);
export const checkContactName = lengthBetween(
  leadLimits.contactNameMin,
  leadLimits.contactNameMax,
  "contactName",
);

/** One of a list must be chosen. */
export const checkChosen =
  (of: CheckField): Check<string | number> =>
  (value) =>
    value === "" || value === 0 ? { reason: "notChosen", of } : undefined;

/** The form of an enquiry (Spec §3 "Landing form state"). */
export const leadRules = {
  skuId: { check: checkChosen("model") },
  enterpriseName: { normalize: trimmed, check: checkEnterpriseName },
  creditCode: {},
  userType: { check: checkChosen("userType") },
  contactName: { normalize: trimmed, check: checkContactName },
  mobile: mobileRule,
  ...regionRules,
  acquisitionSource: { check: checkChosen("source") },
} satisfies FormRules;

/** The same while the mall offers no model to choose: the enquiry shall not wait for one. */
const { skuId: _, ...rulesWithoutModel } = leadRules;
export const leadRulesWithoutModel: FormRules = rulesWithoutModel;
