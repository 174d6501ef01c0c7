/** What a brand of another shop needs; no compiler of styles is asked for. */

export { type BrandOptions, brandCss, brandOverCss } from "./brand-rules.ts";
export type { ContrastPair } from "./contrast-pairs.ts";
export { type BrandDefinition, defineBrand } from "./define-brand.ts";
export { type DesignTokens, fromDesignTokens, toDesignTokens } from "./design-tokens.ts";
export { type ApartPair, nearPairs } from "./near-pairs.ts";
export type { Brand, BrandSchemes } from "./shape.ts";
export { type WeakPair, weakPairs } from "./weak-pairs.ts";
