import { componentStyle, vars } from "@tradehall/ui/css";

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.tight,
});
