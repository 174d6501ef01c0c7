/** The brands of the toolbar: those that the library ships, and those of `brands/`, as a shop outside of it has them. */
import { type BrandWords, brandNames } from "../packages/mall-rules/src/words/branding.ts";
import type { BrandSchemes } from "../packages/ui/src/tokens/shape.ts";

interface OutsideBrand {
  /** What its mall is called. */
  words: BrandWords;
  schemes: BrandSchemes;
}

const files = import.meta.glob<Record<string, unknown>>("./brands/*.ts", { eager: true });

/** By their names, which are those of their files. */
export const outsideBrands: Readonly<Record<string, OutsideBrand>> = Object.fromEntries(
  Object.entries(files).map(([file, exported]) => {
    const name = file.replace(/^.*\/|\.ts$/g, "");
    return [name, { words: exported.words as BrandWords, schemes: exported[name] as BrandSchemes }];
  }),
);

/** What each brand's mall is called. */
export const wordsByBrand: Readonly<Record<string, BrandWords>> = {
  ...brandNames,
  ...Object.fromEntries(Object.entries(outsideBrands).map(([name, { words }]) => [name, words])),
};

/** The brand that a story wears. */
export function wornBrand(asked: unknown): { brand: string; words: BrandWords } {
  const brand = typeof asked === "string" && asked in wordsByBrand ? asked : "baigong";
  return { brand, words: wordsByBrand[brand] ?? brandNames.baigong };
}
