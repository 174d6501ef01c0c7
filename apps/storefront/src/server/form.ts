/** Reading forms on the server. */
import { toId } from "@tradehall/mall-rules/checks/id";
import type { Refused } from "@tradehall/mall-rules/checks/result";
import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { checkText, type Locale } from "@tradehall/mall-rules/words";
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

/** Sentences of the refused fields; undefined where all are fine. */
export function refusedFields(
  checks: Record<string, Refused | undefined>,
  locale: Locale,
): Record<string, string> | undefined {
  const refused = Object.entries(checks).flatMap(([name, why]) =>
    why ? [[name, checkText(why, locale)]] : [],
  );
  return refused.length > 0 ? Object.fromEntries(refused) : undefined;
}
