import { componentStyle, vars } from "@tradehall/ui/css";

export const sheet = componentStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });
export const copyable = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
export const item = componentStyle({ display: "grid", overflowWrap: "anywhere" });
export const spec = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
export const sums = componentStyle({ display: "grid", justifyItems: "end", gap: vars.space.xs });
export const capitals = componentStyle({ fontWeight: vars.weight.strong });
export const history = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
