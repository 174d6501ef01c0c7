import { contrast } from "./contrast.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import type { Brand, BrandSchemes } from "./shape.ts";

/** Two colours of a brand that are too near to each other to be read. */
export interface WeakPair extends ContrastPair {
  scheme: string;
  /** What the two reach; `ratio` is what they must. */
  reached: number;
}

const weakIn = (scheme: string, { color }: Pick<Brand, "color">): WeakPair[] =>
  contrastPairs.flatMap((pair) => {
    const reached = contrast(color[pair.over], color[pair.under]);
    return reached >= pair.ratio ? [] : [{ ...pair, scheme, reached }];
  });

/** Pairs of a brand's colours that miss WCAG 2.2 AA, in each of its schemes; none for a brand that can be worn. */
export const weakPairs = (schemes: BrandSchemes): WeakPair[] =>
  Object.entries(schemes).flatMap(([scheme, brand]) => weakIn(scheme, brand));
