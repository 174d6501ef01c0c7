import { componentStyle, vars } from "@tradehall/ui/css";

export const result = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.m,
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  textAlign: "center",
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});
