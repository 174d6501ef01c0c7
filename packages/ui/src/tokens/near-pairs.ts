import { distance } from "./oklch.ts";
import type { Brand, BrandSchemes, ColorToken } from "./shape.ts";

/** Two colours that mean different things and are beside each other: a price and an error, a button to buy and one to delete. */
export const apartPairs = [
  ["sale", "danger"],
  ["price", "danger"],
  ["onSaleSoft", "onDangerSoft"],
  ["sale", "accent"],
  ["price", "accent"],
  ["danger", "accent"],
  ["sale", "warning"],
  ["danger", "warning"],
] as const satisfies readonly (readonly [ColorToken, ColorToken])[];

/** How far they must be from each other in OKLab. Reds at half of it look the same until they touch. */
export const leastApart = 0.1;

/** Whether two colours cannot be told apart. */
export const isNear = (one: string, other: string): boolean => distance(one, other) < leastApart;

/** Two colours of a brand with their distance. */
export interface ApartPair {
  scheme: string;
  pair: readonly [ColorToken, ColorToken];
  reached: number;
}

/** The distance of every such pair, in each scheme of a brand. */
export const apartness = (schemes: BrandSchemes): ApartPair[] =>
  Object.entries(schemes).flatMap(([scheme, { color }]: [string, Pick<Brand, "color">]) =>
    apartPairs.map((pair) => ({ scheme, pair, reached: distance(color[pair[0]], color[pair[1]]) })),
  );

/** Pairs that cannot be told apart, in each scheme of a brand. */
export const nearPairs = (schemes: BrandSchemes): ApartPair[] =>
  apartness(schemes).filter(({ reached }) => reached < leastApart);
