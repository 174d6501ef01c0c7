import { belowFold, componentStyle, vars } from "@tradehall/ui/css";

export const frame = componentStyle([
  belowFold(vars.size.card),
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s },
]);
export const sheet = componentStyle({
  padding: vars.space.l,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});
