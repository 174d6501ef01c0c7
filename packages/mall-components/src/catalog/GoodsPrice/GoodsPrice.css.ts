import { componentStyle, vars } from "@tradehall/ui/css";

export const member = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "baseline",
  columnGap: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});
