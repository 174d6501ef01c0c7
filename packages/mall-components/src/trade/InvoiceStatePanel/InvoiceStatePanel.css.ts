import { componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({ display: "grid", gap: vars.space.m, justifyItems: "start" });

export const title = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.strong,
});

export const sentence = componentStyle({ color: vars.color.textMuted });
export const acts = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s });
