import { componentStyle, vars } from "@tradehall/ui/css";

export const note = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  selectors: { "&[data-full]": { color: vars.color.warning } },
});
