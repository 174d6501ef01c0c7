import { componentStyle, vars } from "@tradehall/ui/css";

export const sent = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
