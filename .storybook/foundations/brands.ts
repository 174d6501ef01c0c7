import type { Brand, BrandSchemes } from "../../packages/ui/src/tokens/shape.ts";
import { outsideBrands, wordsByBrand } from "../toolbar-brands.ts";

const modules = import.meta.glob<Record<string, BrandSchemes>>(
  ["../../packages/ui/src/themes/*/*.ts", "!**/index.ts", "!**/*.css.ts"],
  { eager: true },
);
const brands: Record<string, BrandSchemes> = Object.assign(
  {},
  ...Object.values(modules),
  ...Object.entries(outsideBrands).map(([name, { schemes }]) => ({ [name]: schemes })),
);

/** A brand in one of its schemes. */
export interface Dress {
  brand: string;
  /** What the brand is called. */
  name: string;
  scheme: "light" | "dark";
  tokens: Brand;
}

/** Every brand of the toolbar in every scheme it has. */
export const dresses: readonly Dress[] = Object.entries(wordsByBrand).flatMap(([brand, { name }]) =>
  (["light", "dark"] as const).flatMap((scheme) => {
    const tokens = brands[brand]?.[scheme];
    return tokens ? [{ brand, name, scheme, tokens }] : [];
  }),
);
