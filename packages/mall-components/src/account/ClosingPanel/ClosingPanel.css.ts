import { componentStyle, times, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  display: "grid",
  // Links above each other keep their distance for fingers.
  gap: vars.space.m,
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.l,
  listStyle: "disc",
});

export const form = componentStyle({ inlineSize: times(vars.size.dialogS, 0.9), maxInlineSize: "100%" });

export const facts = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
  listStyle: "disc",
  color: vars.color.textMuted,
});
