import { componentStyle, vars } from "@tradehall/ui/css";

export const section = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.s });
export const title = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });

export const copied = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontVariantNumeric: "tabular-nums",
});
