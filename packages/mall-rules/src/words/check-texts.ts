/** What is said of refused inputs; apart, for pages without a form that checks carry none of it. */
import type { Refused } from "../checks/result.ts";
import { checkWords } from "./checks.ts";
import type { Locale } from "./index.ts";

/** The sentence for a refused input, e.g. 长度需为 2-50 个字符. */
export const checkText = ({ reason, min, max }: Refused, locale: Locale): string =>
  checkWords[reason][locale].replace("{min}", String(min)).replace("{max}", String(max));

/** The sentence of each refused field. */
export const checkTexts = (
  faults: Readonly<Partial<Record<string, Refused>>>,
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, checkText(fault, locale)]] : [])),
  );
