import { componentRecipe, componentStyle, times, vars } from "@tradehall/ui/css";

export const countdown = componentRecipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: times(vars.fontSize.m, 1.7),
    fontSize: vars.fontSize.s,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  variants: { tone: { sale: { color: vars.color.text }, inverse: { color: vars.color.onSale } } },
});

export const line = componentStyle({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });

export const block = componentRecipe({
  base: { fontFamily: vars.font.number, fontWeight: vars.weight.strong },
  variants: {
    variant: {
      blocks: {
        display: "inline-grid",
        placeItems: "center",
        minInlineSize: "1.9em",
        paddingBlock: vars.space.xxs,
        borderRadius: vars.radius.s,
        lineHeight: vars.lineHeight.snug,
      },
      text: { color: vars.color.price },
    },
    tone: { sale: {}, inverse: { color: "inherit" } },
  },
  compoundVariants: [
    {
      variants: { variant: "blocks", tone: "sale" },
      style: { background: vars.color.surfaceInverse, color: vars.color.onSurfaceInverse },
    },
    {
      variants: { variant: "blocks", tone: "inverse" },
      style: { background: vars.color.surface, color: vars.color.price },
    },
  ],
});
