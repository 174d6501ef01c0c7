import { componentStyle, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
});
export const line = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  fontSize: vars.fontSize.s,
});
export const goods = componentStyle({ flex: "1 1 0", minInlineSize: 0 });
