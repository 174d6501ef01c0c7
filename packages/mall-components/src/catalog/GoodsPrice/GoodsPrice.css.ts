import { componentStyle, vars } from "@tradehall/ui/css";

export const member = componentStyle({
  display: "inline-block",
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});
