import { componentGlobalStyle, componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

/** How large sign and decimals are beside the integer. Within a text of its size they are as large: smaller ones cannot be read. */
const share = "--mall-price-share";
const shareOrWhole = `var(${share}, 1)`;

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
      s: { fontSize: vars.fontSize.priceS, vars: { [share]: "0.75" } },
      m: { vars: { [share]: "0.7" } },
      l: { fontSize: vars.fontSize.priceL, vars: { [share]: "0.7" } },
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

/** The integer alone is an element of its own: pages hold hundreds of prices. */
export const figures = componentStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: vars.weight.strong,
  fontSize: `calc(1em * ${shareOrWhole})`,
  whiteSpace: "nowrap",
});
componentGlobalStyle(`${figures} > b`, { fontSize: `calc(1em / ${shareOrWhole})`, fontWeight: "inherit" });
componentGlobalStyle(`${figures}[aria-hidden] > b`, { marginInlineStart: "0.056em" });

export const label = componentStyle({ fontSize: vars.fontSize.xs });
export const unit = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
export const original = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textFaint,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
