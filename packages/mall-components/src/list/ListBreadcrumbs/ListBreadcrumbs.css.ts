import { componentStyle, vars } from "@tradehall/ui/css";

export const breadcrumbs = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  fontSize: vars.fontSize.s,
});
export const count = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.xs });
export const corrected = componentStyle({
  marginInlineEnd: vars.space.m,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
});
