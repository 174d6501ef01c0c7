import { componentStyle, vars } from "@tradehall/ui/css";

export const head = componentStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });

export const person = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.l,
  minInlineSize: 0,
});

export const words = componentStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const tags = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });

export const benefits = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
});

export const note = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
