import { componentStyle, vars } from "@tradehall/ui/css";

export const all = componentStyle({
  paddingBlockStart: vars.space.l,
  fontSize: vars.fontSize.s,
  textAlign: "center",
});
