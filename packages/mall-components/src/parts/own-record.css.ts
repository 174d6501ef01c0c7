import { componentStyle, vars } from "@tradehall/ui/css";

/** A record that its buyer keeps, one of which may be the usual one. */
export const card = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  blockSize: "100%",
  padding: vars.space.l,
  paddingBlockEnd: vars.space.s,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
});
export const acts = componentStyle({ marginBlockStart: "auto" });
