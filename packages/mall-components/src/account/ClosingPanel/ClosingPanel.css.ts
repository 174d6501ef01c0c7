import { componentStyle, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.l,
  listStyle: "disc",
});

export const facts = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
  listStyle: "disc",
  color: vars.color.textMuted,
});
