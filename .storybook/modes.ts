import { brandNames, locales } from "../packages/mall-rules/src/words/index.ts";

const widths = ["desktop", "phone"] as const;

/**
 * In which dresses Chromatic pictures every story, each of the toolbar's choices: every brand in every language, by
 * turns on a desktop and on a phone, so that each of the three meets each of the others.
 */
export const modes = Object.fromEntries(
  Object.keys(brandNames).flatMap((brand, row) =>
    locales.map((locale, column) => {
      const viewport = widths[(row + column) % 2];
      return [`${brand} ${locale} ${viewport}`, { brand, locale, viewport }];
    }),
  ),
);
