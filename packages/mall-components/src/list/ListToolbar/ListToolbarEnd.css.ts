import { componentStyle, focusRingInside, hover, media, selected, smooth, vars } from "@tradehall/ui/css";
import * as bar from "./ListToolbar.css.ts";

/** A phone has the count over the list and the pages under it. */
const onlyWide = { "@media": { [media.narrow]: { display: "none" } } } as const;
export const total = componentStyle([bar.total, onlyWide]);
const squareBody = {
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.controlS,
  blockSize: vars.size.controlS,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
} as const;
export const square = componentStyle([
  squareBody,
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  selected({ background: vars.color.accentSoft, color: vars.color.accent }),
]);
export const squareOff = componentStyle([squareBody, { color: vars.color.disabledText }]);
/** A phone shows the other view alone. */
export const view = componentStyle([
  square,
  { "@media": { [media.narrow]: { selectors: { "&[aria-current]": { display: "none" } } } } },
]);
export const pager = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s,
  fontVariantNumeric: "tabular-nums",
  ...onlyWide,
});
