import { componentStyle, vars } from "@tradehall/ui/css";
export const shopName = componentStyle({
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});

export const lost = componentStyle({
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.fontSize.s,
});
