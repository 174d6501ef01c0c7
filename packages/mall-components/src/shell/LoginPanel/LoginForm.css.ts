import { componentStyle, times, vars } from "@tradehall/ui/css";

// As tall as its tallest tab, so that changing tabs moves nothing.
export const form = componentStyle({ minBlockSize: times(vars.size.controlL, 5.6) });

export const codeRow = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 9.5em)",
  gap: vars.space.s,
  alignItems: "start",
});
export const code = componentStyle({
  display: "block",
  paddingBlockStart: `calc(${vars.fontSize.s} * ${vars.lineHeight.text} + ${vars.space.xs})`,
  fontVariantNumeric: "tabular-nums",
});

export const links = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  fontSize: vars.fontSize.s,
});
