import { componentStyle, vars } from "@tradehall/ui/css";

export const frame = componentStyle({
  flex: "none",
  paddingInline: vars.space.l,
  background: vars.color.surface,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: `calc(${vars.space.s} * -1)`,
  paddingBlockStart: vars.space.xs,
});

export const title = componentStyle({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});
