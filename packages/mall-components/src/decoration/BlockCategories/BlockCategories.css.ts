import { componentStyle, focusRing, hover, media, smooth, vars } from "@tradehall/ui/css";

export const grid = componentStyle({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(8, minmax(0, 1fr))" } },
});
export const item = componentStyle([
  {
    display: "grid",
    justifyItems: "center",
    gap: vars.space.s,
    borderRadius: vars.radius.m,
    fontSize: vars.fontSize.s,
    textAlign: "center",
    overflowWrap: "anywhere",
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);
export const picture = componentStyle({
  inlineSize: vars.size.thumbM,
  borderRadius: vars.radius.round,
  overflow: "hidden",
  background: vars.color.surfaceSunken,
});
