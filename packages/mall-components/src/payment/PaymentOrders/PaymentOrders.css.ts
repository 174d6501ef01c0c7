import { componentStyle, vars } from "@tradehall/ui/css";

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "inherit",
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const order = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xs,
  minBlockSize: vars.space.xl,
});
