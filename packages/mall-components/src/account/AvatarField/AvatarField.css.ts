import { componentStyle, vars } from "@tradehall/ui/css";

export const field = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  border: 0,
});

export const hint = componentStyle({
  marginBlockStart: vars.space.s,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const error = componentStyle({
  marginBlockStart: vars.space.s,
  fontSize: vars.fontSize.s,
  color: vars.color.danger,
});
