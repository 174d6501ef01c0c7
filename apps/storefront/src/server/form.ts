/** Reading forms on the server. */
import { type FormRules, faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { checkTexts, type Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";

/**
 * The form an action was sent; one that cannot be read (cut off, a boundary that is none) is the sender's fault and no
 * trouble of the page's (400). Other content types do not come this far.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

export { numberOf, textOf } from "@tradehall/mall-rules/checks/form";

/** A form's values as they are kept, and the sentences of the refused ones; `fields` is undefined where all are fine. */
export function checkedForm<Name extends string>(form: FormData, rules: FormRules<Name>, locale: Locale) {
  const values = normalized(rules, form);
  const refused = checkTexts(faultsOf(rules, values), locale);
  return { values, fields: Object.keys(refused).length > 0 ? refused : undefined };
}
