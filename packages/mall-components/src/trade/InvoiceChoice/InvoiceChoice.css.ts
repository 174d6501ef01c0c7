import { componentStyle, vars } from "@tradehall/ui/css";

export const more = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  fontSize: vars.fontSize.s,
});
