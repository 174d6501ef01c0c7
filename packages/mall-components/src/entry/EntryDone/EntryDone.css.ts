import { componentStyle, times, vars } from "@tradehall/ui/css";

export const done = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  minBlockSize: times(vars.size.controlL, 6),
  textAlign: "center",
});

export const mark = componentStyle({
  display: "inline-flex",
  padding: vars.space.m,
  borderRadius: vars.radius.round,
  background: vars.color.successSoft,
});

export const title = componentStyle({ fontSize: vars.fontSize.xl, fontWeight: vars.weight.strong });
