import { componentGlobalStyle, componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

/** How large sign and decimals are beside the integer. */
const share = "var(--mall-price-share, 0.7)";
/** A price in the size of its text has them as large: smaller ones cannot be read. */
export const asLargeAsText = { "--mall-price-share": "1" };

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
      inherit: { fontSize: "inherit", vars: asLargeAsText },
    },
    tone: {
      price: {},
      text: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      inherit: { color: "inherit" },
    },
  },
});

/** Money beside points is not torn from its sign. */
export const beside = componentStyle({ whiteSpace: "nowrap" });

/** The integer alone is an element of its own: pages hold hundreds of prices. */
export const figures = componentStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: vars.weight.heavy,
  fontSize: `calc(1em * ${share})`,
  whiteSpace: "nowrap",
});
componentGlobalStyle(`${figures} > b`, { fontSize: `calc(1em / ${share})`, fontWeight: "inherit" });
componentGlobalStyle(`${figures}[aria-hidden] > b`, { marginInlineStart: "0.056em" });
