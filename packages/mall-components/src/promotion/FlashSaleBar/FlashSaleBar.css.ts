import { componentStyle, vars } from "@tradehall/ui/css";
export const round = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontSize: vars.fontSize.l,
});
