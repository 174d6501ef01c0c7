import { contrast } from "./contrast.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import type { Brand, BrandSchemes } from "./shape.ts";

/** Two colours of a brand that meet on screen, with their contrast. */
export interface MeasuredPair extends ContrastPair {
  scheme: string;
  /** What the two reach; `ratio` is what they must. */
  reached: number;
}

/** Two colours of a brand that are too near to each other to be read. */
export type WeakPair = MeasuredPair;

export const isWeak = ({ reached, ratio }: MeasuredPair): boolean => reached < ratio;

/** The contrast of every pair of a brand's colours, in each of its schemes. */
export const measuredPairs = (schemes: BrandSchemes): MeasuredPair[] =>
  Object.entries(schemes).flatMap(([scheme, { color }]: [string, Pick<Brand, "color">]) =>
    contrastPairs.map((pair) => ({
      ...pair,
      scheme,
      reached: contrast(color[pair.over], color[pair.under]),
    })),
  );

/** Pairs of a brand's colours that miss WCAG 2.2 AA, in each of its schemes; none for a brand that can be worn. */
export const weakPairs = (schemes: BrandSchemes): WeakPair[] => measuredPairs(schemes).filter(isWeak);
