import { type FormRules, faultsOf, tidied } from "@tradehall/mall-rules/checks/form";
import { checkTexts } from "@tradehall/mall-rules/words";
import { useState } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import type { FormGiven } from "./form-plan.ts";

const noRules: FormRules = {};

/** `errors` and `onSubmit` of a form that says all its faults at once before anything is sent. */
export function useCheckedForm(rules = noRules, { onSubmit, fieldErrors }: FormGiven) {
  const locale = localeOf(useIntl().locale);
  const [found, setFound] = useState<Record<string, string>>({});
  function submit(typed: FormData) {
    const values = tidied(rules, typed);
    const faults = checkTexts(faultsOf(rules, values), locale);
    setFound(faults);
    if (Object.keys(faults).length > 0) return;
    // A box that is not ticked and a list that is not open yet send nothing.
    for (const [name, value] of Object.entries(values)) if (typed.has(name)) typed.set(name, value);
    onSubmit?.(typed);
  }
  return { errors: Object.keys(found).length > 0 ? found : fieldErrors, onSubmit: onSubmit && submit };
}
