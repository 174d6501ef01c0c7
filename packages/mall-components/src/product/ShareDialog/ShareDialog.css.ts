import { componentStyle, vars } from "@tradehall/ui/css";
export const address = componentStyle({
  padding: vars.space.s,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.xs,
  overflowWrap: "anywhere",
});
