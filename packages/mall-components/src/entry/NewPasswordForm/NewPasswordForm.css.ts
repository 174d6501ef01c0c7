import { componentStyle, vars } from "@tradehall/ui/css";

export const proven = componentStyle({
  display: "flex",
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
});
