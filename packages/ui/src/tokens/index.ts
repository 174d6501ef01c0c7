export { breakpoints } from "./breakpoints.ts";
export { vars } from "./contract.ts";
export { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
export { type Brand, type BrandSchemes, type ColorToken, type SpaceToken, shape } from "./shape.ts";
export { zIndex } from "./z-index.ts";
