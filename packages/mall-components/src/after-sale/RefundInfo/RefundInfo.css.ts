import { componentStyle, vars } from "@tradehall/ui/css";

export const info = componentStyle({ display: "grid", gap: vars.space.m });
export const title = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.weight.strong });
export const lines = componentStyle({ display: "grid", gap: vars.space.m });
export const note = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });
export const address = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
});
