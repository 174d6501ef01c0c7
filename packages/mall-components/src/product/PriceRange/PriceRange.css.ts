import { componentRecipe, vars } from "@tradehall/ui/css";

export const range = componentRecipe({
  base: {
    position: "relative",
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: vars.space.xs,
    lineHeight: vars.lineHeight.tight,
    color: vars.color.price,
  },
  variants: {
    size: {
      s: { fontSize: vars.fontSize.priceS },
      m: { fontSize: vars.fontSize.priceM },
      l: { fontSize: vars.fontSize.priceL },
    },
  },
});
