import { useState } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import type { FormCheck, FormGiven } from "./form-plan.ts";

/** `errors` and `onSubmit` of a form that says all its faults at once before anything is sent. */
export function useCheckedForm(check: FormCheck | undefined, { onSubmit, fieldErrors }: FormGiven) {
  const locale = localeOf(useIntl().locale);
  const [found, setFound] = useState<Record<string, string>>({});
  const submit = (typed: FormData) => {
    const faults = check?.normalizeAndCheck(typed, locale) ?? {};
    setFound(faults);
    if (Object.keys(faults).length === 0) onSubmit?.(typed);
  };
  return { errors: Object.keys(found).length > 0 ? found : fieldErrors, onSubmit: onSubmit && submit };
}
