import type { Brand, BrandSchemes } from "./shape.ts";

const modules = import.meta.glob<Record<string, BrandSchemes>>(
  ["../themes/*/*.ts", "!**/index.ts", "!**/*.css.ts"],
  { eager: true },
);
const brands: Record<string, BrandSchemes> = Object.assign({}, ...Object.values(modules));

/** The tokens of the brand in Storybook's toolbar, in light. */
export function brandOf(globals: Record<string, unknown>): Brand {
  const found = brands[String(globals.brand)] ?? brands.baigong;
  if (!found) throw new Error("there is no brand");
  return found.light;
}
