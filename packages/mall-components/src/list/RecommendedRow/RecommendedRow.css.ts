import { belowFold, componentStyle, times, vars } from "@tradehall/ui/css";

export const row = componentStyle([
  belowFold(times(vars.size.card, 2)),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.s,
  },
]);
