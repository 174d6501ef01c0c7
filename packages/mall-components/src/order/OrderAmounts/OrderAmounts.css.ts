import { componentStyle, vars } from "@tradehall/ui/css";

export const amounts = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: vars.space.xs,
});

export const method = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
