import { belowFold, componentStyle, times, vars } from "@tradehall/ui/css";

export const feed = componentStyle([
  belowFold(times(vars.size.card, 4)),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.s,
    scrollMarginBlockStart: times(vars.size.controlL, 1.6),
  },
]);
export const foot = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
});
