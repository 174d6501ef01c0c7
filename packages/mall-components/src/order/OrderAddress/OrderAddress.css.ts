import { componentStyle, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
  minBlockSize: vars.size.controlS,
});

export const title = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });
