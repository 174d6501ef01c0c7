import { componentStyle, vars } from "@tradehall/ui/css";

export const thanks = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.m,
  paddingBlock: vars.space.xl,
  textAlign: "center",
});
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.strong,
  outline: "none",
});
export const enquiry = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  inlineSize: "100%",
  padding: vars.space.m,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
  textAlign: "start",
});
export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  gap: vars.space.m,
});
export const steps = componentStyle({ marginBlock: vars.space.m, textAlign: "start" });
