import { componentStyle, vars } from "@tradehall/ui/css";

export const empty = componentStyle({
  padding: vars.space.xxl,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});
export const disc = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceSunken,
  color: vars.color.textFaint,
});
export const suggestions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.m,
  marginBlockStart: vars.space.l,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
/** Filters to take away, one under the other: they may be long. */
export const ways = componentStyle({
  display: "grid",
  justifyContent: "center",
  gap: vars.space.s,
  marginBlockStart: vars.space.l,
  fontSize: vars.fontSize.s,
});
export const count = componentStyle({ marginInlineStart: vars.space.xs, color: vars.color.textMuted });
