import { type FormRules, faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { checkTexts } from "@tradehall/mall-rules/words";
import type { FormCheck } from "./form-plan.ts";

/** The check of a plan by rules of the mall; a form without one carries neither them nor their sentences. */
export const checkedBy = (rules: FormRules): FormCheck => ({
  names: Object.keys(rules),
  normalizeAndCheck(typed, locale) {
    const values = normalized(rules, typed);
    // A box that is not ticked and a list that is not open yet send nothing.
    for (const [name, value] of Object.entries(values)) if (typed.has(name)) typed.set(name, value);
    return checkTexts(faultsOf(rules, values), locale);
  },
});
