import { belowFold, componentStyle, media, vars } from "@tradehall/ui/css";

export const row = componentStyle([
  belowFold(vars.size.card),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.s,
  },
]);
export const shops = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
