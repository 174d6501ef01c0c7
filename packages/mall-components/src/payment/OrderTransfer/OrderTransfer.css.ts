import { componentStyle, vars } from "@tradehall/ui/css";

export const section = componentStyle({ display: "grid", gap: vars.space.s });
export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.s,
});
export const title = componentStyle({ fontSize: vars.fontSize.s, fontWeight: vars.weight.strong });
export const state = componentStyle({ fontSize: vars.fontSize.s });
export const note = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
