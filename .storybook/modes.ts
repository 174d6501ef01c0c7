import { brandNames, locales } from "../packages/mall-rules/src/words/index.ts";

const widths = ["desktop", "phone"] as const;

const brands = Object.keys(brandNames);

/**
 * In which dresses Chromatic pictures every story, each of the toolbar's choices: every brand in every language, by
 * turns on a desktop and on a phone, so that each of the three meets each of the others; and every brand in the dark.
 */
export const modes = Object.fromEntries([
  ...brands.flatMap((brand, row) =>
    locales.map((locale, column) => {
      const viewport = widths[(row + column) % widths.length];
      return [`${brand} ${locale} ${viewport}`, { brand, locale, viewport, scheme: "light" }];
    }),
  ),
  ...brands.map((brand, row) => {
    const locale = locales[row % locales.length];
    const viewport = widths[row % widths.length];
    return [`${brand} dark`, { brand, locale, viewport, scheme: "dark" }];
  }),
]);
