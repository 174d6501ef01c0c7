import { componentStyle, vars } from "@tradehall/ui/css";

export const label = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });

export const value = componentStyle({
  fontFamily: vars.font.number,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.tight,
  overflowWrap: "anywhere",
});

export const notes = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
