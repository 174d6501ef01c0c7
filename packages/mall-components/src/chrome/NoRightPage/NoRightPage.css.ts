import { componentStyle, vars } from "@tradehall/ui/css";

export const card = componentStyle({
  display: "grid",
  gap: vars.space.s,
  maxInlineSize: "100%",
  padding: vars.space.l,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  textAlign: "start",
  overflowWrap: "anywhere",
});
