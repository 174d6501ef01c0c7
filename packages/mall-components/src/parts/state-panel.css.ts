import { componentStyle, vars } from "@tradehall/ui/css";

/** Name of a state, a sentence about it, and what can be done. */
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
