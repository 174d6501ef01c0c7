import type { SpaceToken } from "../../tokens/shape.ts";
import * as css from "./space.css.ts";

/** A step of the spacing scale, or two: `["s", "l"]` is `s` on narrow screens and `l` from 768 px up. */
export type Space = SpaceToken | readonly [narrow: SpaceToken, wide: SpaceToken];

/** Classes for the distance between children. */
export function gapClasses(space: Space): string {
  return typeof space === "string" ? css.gap[space] : `${css.gap[space[0]]} ${css.gapWide[space[1]]}`;
}

/** Class for the distance between rows that differs from the one between neighbours. */
export const rowGapClass = (space: SpaceToken | undefined) => space && css.rowGap[space];

/** Classes for the distance between an edge and its content. */
export function paddingClasses(space: Space): string {
  return typeof space === "string"
    ? css.padding[space]
    : `${css.padding[space[0]]} ${css.paddingWide[space[1]]}`;
}
