import { componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({ display: "grid", gap: vars.space.m, justifyItems: "start" });
export const times = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.l,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const remarks = componentStyle({ inlineSize: "100%" });
