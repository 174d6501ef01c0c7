import { componentStyle, vars } from "@tradehall/ui/css";

export const value = componentStyle({
  fontFamily: vars.font.number,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.tight,
  overflowWrap: "anywhere",
});
