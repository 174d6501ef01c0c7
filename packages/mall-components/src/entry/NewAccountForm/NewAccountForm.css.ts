import { componentStyle, vars } from "@tradehall/ui/css";

export const agreement = componentStyle({ display: "grid", gap: vars.space.xs });

export const agreementLine = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xxs,
  fontSize: vars.fontSize.s,
});

export const error = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.danger,
});
