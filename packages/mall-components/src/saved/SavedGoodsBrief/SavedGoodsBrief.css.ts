import { componentStyle, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space.m,
});
