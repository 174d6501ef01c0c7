import { componentStyle, vars } from "@tradehall/ui/css";

export const text = componentStyle({
  display: "grid",
  gap: vars.space.m,
  lineHeight: vars.lineHeight.loose,
  color: vars.color.text,
});

export const heading = componentStyle({
  marginBlockStart: vars.space.s,
  fontSize: vars.fontSize.m,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
});

export const clause = componentStyle({
  display: "grid",
  gridTemplateColumns: "2.25em minmax(0, 1fr)",
  color: vars.color.textMuted,
});

export const number = componentStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textFaint,
});
