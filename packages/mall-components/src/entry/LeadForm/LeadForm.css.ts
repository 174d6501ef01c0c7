import { componentStyle, vars } from "@tradehall/ui/css";

export const small = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  textAlign: "center",
});
