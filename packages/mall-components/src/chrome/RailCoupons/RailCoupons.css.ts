import { componentStyle, vars } from "@tradehall/ui/css";
export const title = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.s,
  fontSize: vars.fontSize.m,
  fontWeight: vars.weight.strong,
});
