import { clampLines, componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({ display: "grid", gap: vars.space.l, fontSize: vars.fontSize.s });
export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  fontSize: vars.fontSize.l,
});
export const product = componentStyle({
  display: "flex",
  gap: vars.space.m,
  padding: vars.space.m,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
});
export const picture = componentStyle({ flex: "none", inlineSize: vars.size.thumbM });
export const words = componentStyle({ display: "grid", gap: vars.space.xs, minInlineSize: 0 });
export const name = componentStyle([clampLines(2)]);
export const muted = componentStyle({ color: vars.color.textMuted });
export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.m,
});
