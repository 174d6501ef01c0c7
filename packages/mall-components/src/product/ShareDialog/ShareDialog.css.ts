import { clampLines, componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s,
  textAlign: "center",
});
export const name = componentStyle([clampLines(2), { fontSize: vars.fontSize.s }]);
export const address = componentStyle({
  padding: vars.space.s,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.xs,
  overflowWrap: "anywhere",
});
