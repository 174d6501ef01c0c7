import { componentStyle, vars } from "@tradehall/ui/css";

export const notice = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  padding: vars.space.m,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
});
