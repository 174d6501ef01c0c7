import { type BrandName, brandNames } from "../../packages/mall-rules/src/words/branding.ts";
import type { Brand, BrandSchemes } from "../../packages/ui/src/tokens/shape.ts";

const modules = import.meta.glob<Record<string, BrandSchemes>>(
  ["../../packages/ui/src/themes/*/*.ts", "!**/index.ts", "!**/*.css.ts"],
  { eager: true },
);
const brands: Record<string, BrandSchemes> = Object.assign({}, ...Object.values(modules));

/** A brand in one of its schemes. */
export interface Dress {
  brand: BrandName;
  /** What the brand is called. */
  name: string;
  scheme: "light" | "dark";
  tokens: Brand;
}

/** Every brand of the toolbar in every scheme it has. */
export const dresses: readonly Dress[] = (Object.keys(brandNames) as BrandName[]).flatMap((brand) =>
  (["light", "dark"] as const).flatMap((scheme) => {
    const tokens = brands[brand]?.[scheme];
    return tokens ? [{ brand, name: brandNames[brand].name, scheme, tokens }] : [];
  }),
);
