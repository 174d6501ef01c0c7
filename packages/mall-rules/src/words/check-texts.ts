/** What is said of refused inputs; apart, for pages without a form that checks carry none of it. */
import type { Refused } from "../checks/result.ts";
import { thousands } from "../money/index.ts";
import { checkFieldWords, namedCheckWords } from "./check-fields.ts";
import { checkWords } from "./checks.ts";
import type { Locale } from "./locale.ts";

/** The sentence for a refused input, e.g. 请输入手机号, 长度需为 2-50 个字符. */
export function checkText({ reason, of, min, max }: Refused, locale: Locale): string {
  const field = of && checkFieldWords[of][locale];
  const words = (field && namedCheckWords[reason]) || checkWords[reason];
  const isMoney = /^(?:amount|topUp|price|credit|repayment)Range$/.test(reason);
  const shown = (limit = 0) => (isMoney ? thousands(limit.toFixed(2)) : String(limit));
  return words[locale]
    .replace("{field}", field ?? "")
    .replace("{min}", shown(min))
    .replace("{max}", shown(max));
}

/** The sentence of each refused field. */
export const checkTexts = (
  faults: Readonly<Partial<Record<string, Refused>>>,
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, checkText(fault, locale)]] : [])),
  );
