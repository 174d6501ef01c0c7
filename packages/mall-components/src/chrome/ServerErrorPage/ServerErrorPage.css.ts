import { componentStyle, vars } from "@tradehall/ui/css";

export const request = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

// The number and what copies it stay on one line.
export const number = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
