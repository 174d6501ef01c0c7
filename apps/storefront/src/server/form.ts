/** Reading forms on the server. */
import { type FormRules, faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { toId } from "@tradehall/mall-rules/checks/id";
import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
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

/** A field's text; "" where the form has none. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** A whole number as people type it, full-width digits too; undefined for anything else. */
export function numberOf(form: FormData, name: string): number | undefined {
  return toId(toHalfWidth(textOf(form, name)).trim());
}

/** A form's values as they are kept, and the sentences of the refused ones; `fields` is undefined where all are fine. */
export function checkedForm<Name extends string>(form: FormData, rules: FormRules<Name>, locale: Locale) {
  const values = normalized(rules, form);
  const refused = checkTexts(faultsOf(rules, values), locale);
  return { values, fields: Object.keys(refused).length > 0 ? refused : undefined };
}
