import { inLayer } from "./in-layer.ts";

export { brandTheme } from "../themes/brand-theme.ts";
export { vars } from "../tokens/contract.ts";
export { iconMask, iconRow } from "./icon-mask.ts";
export type { GlobalBody, GlobalRule, Recipe, RecipeOptions, VariantTable } from "./in-layer.ts";
export { layerOrder } from "./layer-order.ts";
export { media } from "./media.ts";
export type { Rule } from "./rule.ts";
export * from "./selectors.ts";
export { tonesOf } from "./tones.ts";

/** Style functions of the design system's own layer, `mall.ui`. */
export const { style, styleVariants, globalStyle, recipe } = inLayer("mall.ui");

/** Style functions for mall-components and adopters, layer `mall.components`: they win over `mall.ui`. */
export const {
  style: componentStyle,
  styleVariants: componentStyleVariants,
  globalStyle: componentGlobalStyle,
  recipe: componentRecipe,
} = inLayer("mall.components");
