import { componentRecipe, vars } from "@tradehall/ui/css";

export const missing = componentRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "100%",
    overflow: "hidden",
    background: vars.color.surfaceSunken,
    color: vars.color.lineStrong,
  },
  variants: {
    rounding: {
      none: {},
      s: { borderRadius: vars.radius.s },
      m: { borderRadius: vars.radius.m },
      card: { borderRadius: vars.radius.card },
      round: { borderRadius: vars.radius.round },
    },
    square: { true: { aspectRatio: "1" } },
  },
});
