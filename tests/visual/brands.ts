import { type BrandName, brandNames, locales } from "../../packages/mall-rules/src/words/index.ts";

export { locales };

/** The brands that the Storybook's toolbar offers. */
export const brands = Object.keys(brandNames) as BrandName[];

/** The widths at which stories are pictured, in px. */
export const widths = { desktop: 1440, narrow: 390 } as const;

/** The colours that each brand has. */
export const schemes = ["light", "dark"] as const;
