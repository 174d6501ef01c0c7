/** The languages of the mall, and sentences in each. */

export const locales = ["zh_CN", "en"] as const;
export type Locale = (typeof locales)[number];
/** Each language as its own speakers call it. */
export const languageNames: Record<Locale, string> = { zh_CN: "中文", en: "English" };

/** One sentence in every locale; zh_CN is the source. */
export type Sentence = Record<Locale, string>;

/** Fills `{name}` places. */
export const fill = (text: string, values: Record<string, string | number | undefined> = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
