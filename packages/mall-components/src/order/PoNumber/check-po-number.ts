/** What a typed purchase number is kept as, or why it is not. */
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { poNumberRules } from "@tradehall/mall-rules/checks/order";
import { checkText, type Locale } from "@tradehall/mall-rules/words";

export function checkPoNumber(form: FormData, locale: Locale): { poNumber: string; fault?: string } {
  const values = normalized(poNumberRules, form);
  const fault = faultsOf(poNumberRules, values).poNumber;
  return { ...values, ...(fault ? { fault: checkText(fault, locale) } : {}) };
}
