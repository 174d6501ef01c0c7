import { componentStyle, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  color: vars.color.text,
});

export const line = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
});

export const reason = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.onWarningSoft });
export const count = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
