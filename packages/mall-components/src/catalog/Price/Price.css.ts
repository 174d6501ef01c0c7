import { componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

export const price = componentRecipe({
  base: {
    position: "relative",
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space.xs,
    lineHeight: vars.lineHeight.tight,
  },
  variants: {
    size: {
      s: { fontSize: vars.fontSize.priceS },
      m: { fontSize: vars.fontSize.priceM },
      l: { fontSize: vars.fontSize.priceL },
      inherit: { fontSize: "inherit" },
    },
    tone: {
      price: { color: vars.color.price },
      text: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      inherit: { color: "inherit" },
    },
  },
});

export const figures = componentRecipe({
  base: {
    position: "relative",
    fontFamily: vars.font.number,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: vars.weight.strong,
    whiteSpace: "nowrap",
  },
  variants: { struck: { true: { textDecoration: "line-through" } } },
});

export const sign = componentStyle({ fontSize: "0.7em", marginInlineEnd: "0.08em" });
export const integer = componentStyle({});
export const decimals = componentStyle({ fontSize: "0.7em" });

export const label = componentStyle({ fontSize: vars.fontSize.xs });
export const unit = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
export const original = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textFaint,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
