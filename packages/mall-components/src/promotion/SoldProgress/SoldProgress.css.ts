import { componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

export const progress = componentRecipe({
  base: { display: "grid", gap: vars.space.xxs, color: vars.color.price, fontSize: vars.fontSize.xs },
  variants: { isOver: { true: { color: vars.color.textMuted, filter: "grayscale(1)" } } },
});
export const bar = componentStyle({
  appearance: "none",
  inlineSize: "100%",
  blockSize: vars.space.s,
  border: 0,
  borderRadius: vars.radius.round,
  overflow: "hidden",
  background: vars.color.saleSoft,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.saleSoft },
    "&::-webkit-progress-value": { background: vars.color.sale },
    "&::-moz-progress-bar": { background: vars.color.sale },
  },
  // Backgrounds go there; the system's own bar shows how far it is.
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});
