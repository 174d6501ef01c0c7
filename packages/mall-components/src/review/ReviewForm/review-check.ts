/** The check of several reviews in one form: of the lines that were touched, and of the first where none was. */
import { commentRules } from "@tradehall/mall-rules/checks/comment";
import type { FormRules } from "@tradehall/mall-rules/checks/form";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import type { FormCheck } from "../../forms/FormPart/form-plan.ts";

/** The rules of a review under the names of its line. */
const reviewRules = (lineIds: readonly string[]): FormRules =>
  Object.fromEntries(
    lineIds.flatMap((id) => Object.entries(commentRules).map(([name, rule]) => [`${name}.${id}`, rule])),
  );

/** The lines of which something was said. */
function touchedLines(lineIds: readonly string[], typed: FormData): string[] {
  const isTouched = (id: string) =>
    ["score", "tags", "content", "pics"].some((name) => Boolean(typed.get(`${name}.${id}`)));
  return lineIds.filter(isTouched);
}

export const reviewCheck = (lineIds: readonly string[]): FormCheck => ({
  names: Object.keys(reviewRules(lineIds)),
  normalizeAndCheck(typed, locale) {
    const touched = touchedLines(lineIds, typed);
    return checkedBy(reviewRules(touched.length > 0 ? touched : lineIds.slice(0, 1))).normalizeAndCheck(
      typed,
      locale,
    );
  },
});
