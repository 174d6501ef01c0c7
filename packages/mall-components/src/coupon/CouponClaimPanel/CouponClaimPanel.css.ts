import { componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.l,
  paddingBlock: vars.space.xl,
  textAlign: "center",
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.strong,
});

export const ticket = componentStyle({
  inlineSize: "100%",
  maxInlineSize: vars.size.dialogS,
  textAlign: "start",
});
