import { componentStyle, vars } from "@tradehall/ui/css";

export const groups = componentStyle({ display: "grid", gap: vars.space.xl });
export const group = componentStyle({ display: "grid", gap: vars.space.m, minInlineSize: 0 });
export const day = componentStyle({
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});
export const rows = componentStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });
export const row = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s,
  minInlineSize: 0,
});
