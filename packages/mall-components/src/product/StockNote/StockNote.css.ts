import { componentRecipe, vars } from "@tradehall/ui/css";

export const note = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    fontSize: vars.fontSize.s,
    color: vars.color.textMuted,
  },
  variants: {
    state: {
      none: {},
      inStock: {},
      low: { color: vars.color.warning, fontWeight: vars.weight.medium },
      soldOut: { color: vars.color.danger, fontWeight: vars.weight.medium },
    },
  },
});
