import type { Locale } from "@tradehall/mall-rules/words";

/** The shared sentences' name for the interface's language: "zh-CN" → "zh_CN". */
export const localeOf = (intlLocale: string): Locale => (intlLocale.startsWith("en") ? "en" : "zh_CN");

/** The language tag for `IntlProvider` and `<html lang>`: "zh_CN" → "zh-CN". */
export const intlLocaleOf = (locale: Locale): string => locale.replace("_", "-");
