import { componentRecipe, componentStyle, vars } from "@tradehall/ui/css";
export const title = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });

export const ticket = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.xs,
  padding: vars.space.l,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const line = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
});

export const code = componentRecipe({
  base: {
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.display,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: "0.08em",
  },
  variants: {
    state: {
      open: { color: vars.color.accent },
      used: { color: vars.color.textMuted, textDecoration: "line-through" },
    },
  },
});
