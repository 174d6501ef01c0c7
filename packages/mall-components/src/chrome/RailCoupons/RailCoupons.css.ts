import { componentStyle, vars } from "@tradehall/ui/css";

export const groups = componentStyle({ display: "grid", gap: vars.space.xl });
export const group = componentStyle({ display: "grid", gap: vars.space.m, minInlineSize: 0 });
export const title = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.s,
  fontSize: vars.fontSize.m,
  fontWeight: vars.weight.strong,
});
export const count = componentStyle({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const none = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
export const tickets = componentStyle({ display: "grid", gap: vars.space.s, minInlineSize: 0 });
