import { componentStyle, times, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  minBlockSize: vars.size.controlM,
  fontSize: vars.fontSize.s,
});

export const buttons = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  border: 0,
});

export const running = componentStyle({
  display: "flex",
  alignItems: "flex-end",
  gap: vars.space.m,
  inlineSize: times(vars.size.sidebar, 1.5),
  maxInlineSize: "100%",
});
