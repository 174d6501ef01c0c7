import { componentStyle, vars } from "@tradehall/ui/css";
export const corrected = componentStyle({
  marginInlineEnd: vars.space.m,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
});
