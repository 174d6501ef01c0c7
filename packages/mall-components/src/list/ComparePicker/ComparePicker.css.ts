import { componentStyle, vars } from "@tradehall/ui/css";
export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
export const picture = componentStyle({ flex: "none", inlineSize: vars.size.thumbS });
export const count = componentStyle({
  flex: "1 1 0",
  alignSelf: "center",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
});
