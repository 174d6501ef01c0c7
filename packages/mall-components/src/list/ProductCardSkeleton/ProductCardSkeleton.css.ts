import { componentStyle, vars } from "@tradehall/ui/css";

export const card = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  padding: vars.space.s,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid transparent`,
  borderRadius: vars.radius.card,
});
