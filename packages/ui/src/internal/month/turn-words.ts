/**
 * Names of the two buttons of a month. React Aria says “next” and “previous” of all calendars, and in Chinese of a page;
 * languages without a row here keep its word.
 */
const words: Readonly<Record<string, { previous: string; next: string }>> = {
  zh: { previous: "上个月", next: "下个月" },
  en: { previous: "Previous month", next: "Next month" },
};

/** By the language of a locale such as `zh-CN`. */
export const turnWords = (locale: string) => words[new Intl.Locale(locale).language];
