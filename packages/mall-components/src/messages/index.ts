/** Where the words' language is named; the compiled words themselves are `./messages/zh_CN` and `./messages/en`. */
export { type Locale, locales } from "@tradehall/mall-rules/words";
export { intlLocaleOf, localeOf } from "./locale-of.ts";
