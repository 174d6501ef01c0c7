import { componentStyle, vars } from "@tradehall/ui/css";

export const state = componentStyle({
  alignSelf: "center",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  selectors: { "&[data-enough]": { color: vars.color.success, fontWeight: vars.weight.strong } },
});
