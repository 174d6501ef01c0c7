import { componentStyle, vars } from "@tradehall/ui/css";

export const goods = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  overflowX: "auto",
});

export const shop = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.medium,
});

export const codes = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.xs });

export const code = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontSize: vars.fontSize.xs,
});

export const digits = componentStyle({ fontFamily: vars.font.mono, fontWeight: vars.weight.strong });
