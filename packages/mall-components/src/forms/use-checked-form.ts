import type { Refused } from "@tradehall/mall-rules/checks/result";
import { checkText } from "@tradehall/mall-rules/words";
import { useState } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../messages/locale-of.ts";

interface CheckedForm {
  /** Writes the values as the server takes them. */
  tidy: (values: FormData) => FormData;
  /** Everything that is wrong, by input name. */
  check: (values: FormData) => Partial<Record<string, Refused>>;
  /** Gets tidy, checked values; without it the browser sends the form. */
  onSubmit?: ((values: FormData) => void) | undefined;
  /** The server's errors by input name, shown until the own check finds some. */
  fieldErrors?: Readonly<Record<string, string | undefined>> | undefined;
}

/** `errors` and `onSubmit` of a form that says all its faults at once before anything is sent. */
export function useCheckedForm({ tidy, check, onSubmit, fieldErrors }: CheckedForm) {
  const locale = localeOf(useIntl().locale);
  const [found, setFound] = useState<Record<string, string>>({});
  function submit(values: FormData) {
    const own = tidy(values);
    const faults = Object.entries(check(own)).flatMap(([name, fault]) =>
      fault ? [[name, checkText(fault, locale)] as const] : [],
    );
    setFound(Object.fromEntries(faults));
    if (faults.length === 0) onSubmit?.(own);
  }
  const hasFaults = Object.keys(found).length > 0;
  return { errors: hasFaults ? found : fieldErrors, onSubmit: onSubmit && submit };
}
