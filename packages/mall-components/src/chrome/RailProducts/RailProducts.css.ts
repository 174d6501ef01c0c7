import { componentStyle, vars } from "@tradehall/ui/css";
export const day = componentStyle({
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});
