import { belowFold, componentStyle, vars } from "@tradehall/ui/css";

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
  // As many as stand side by side: no row ends in one lonely shop while there is room.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.sidebar}), 1fr))`,
  gap: vars.space.m,
});
