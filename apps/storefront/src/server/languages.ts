/**
 * Which languages a shop offers: `MALL_LANGUAGES`, by default Chinese alone, so that the language cookie cannot leave
 * it (Spec §1). Server only.
 */
import { isOneOf } from "@tradehall/mall-rules/records";
import { type Locale, locales } from "@tradehall/mall-rules/words";

const isLocale = (name: string): name is Locale => isOneOf(locales, name);

/** The languages a setting names, in its order; the first is the one a visitor meets. */
export function languagesOf(setting: string | undefined): readonly [Locale, ...Locale[]] {
  const [first, ...rest] = (setting ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(isLocale);
  return first ? [first, ...rest] : ["zh_CN"];
}

const offered = languagesOf(process.env.MALL_LANGUAGES);

/** The other language a page may be read in, where the shop offers one. */
export const otherLanguage = (locale: Locale, languages = offered): Locale | null =>
  languages.find((one) => one !== locale) ?? null;

/** The language of a page: the cookie's where the shop offers it. */
export const languageOf = (wanted: string | undefined, languages = offered): Locale =>
  languages.find((locale) => locale === wanted) ?? languages[0];
