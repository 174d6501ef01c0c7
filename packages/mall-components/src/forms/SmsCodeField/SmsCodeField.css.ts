import { componentStyle, vars } from "@tradehall/ui/css";

export const block = componentStyle({ display: "grid", gap: vars.space.s });

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 9.5em)",
  gap: vars.space.s,
  alignItems: "start",
});

// Level with the field, below the height of its label.
export const button = componentStyle({
  display: "block",
  paddingBlockStart: `calc(${vars.fontSize.s} * ${vars.lineHeight.text} + ${vars.space.xs})`,
  fontVariantNumeric: "tabular-nums",
});

export const note = componentStyle({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  selectors: { "&:not([data-sent])": { display: "contents" } },
});
