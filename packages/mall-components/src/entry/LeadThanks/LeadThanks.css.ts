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
export const facts = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: "tabular-nums",
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
export const label = componentStyle({ color: vars.color.textMuted });
export const steps = componentStyle({ marginBlock: vars.space.m, textAlign: "start" });
export const buttons = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.m,
});
