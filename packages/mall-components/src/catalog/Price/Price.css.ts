import { componentGlobalStyle, componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

export const price = componentRecipe({
  base: {
    position: "relative",
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space.xs,
    lineHeight: vars.lineHeight.tight,
    fontSize: vars.fontSize.priceM,
    color: vars.color.price,
  },
  variants: {
    size: {
      s: { fontSize: vars.fontSize.priceS },
      m: {},
      l: { fontSize: vars.fontSize.priceL },
      inherit: { fontSize: "inherit" },
    },
    tone: {
      price: {},
      text: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      inherit: { color: "inherit" },
    },
  },
});

/** How large sign and decimals are beside the integer, which alone is an element: pages hold hundreds of prices. */
const small = 0.7;
export const figures = componentStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: vars.weight.strong,
  fontSize: `${small}em`,
  whiteSpace: "nowrap",
});
componentGlobalStyle(`${figures} > b`, { fontSize: `calc(1em / ${small})`, fontWeight: "inherit" });
componentGlobalStyle(`${figures}[aria-hidden] > b`, { marginInlineStart: "0.056em" });

export const label = componentStyle({ fontSize: vars.fontSize.xs });
export const unit = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
export const original = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textFaint,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
