import { componentStyle, vars } from "@tradehall/ui/css";

// The number and what copies it stay on one line.
export const number = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
