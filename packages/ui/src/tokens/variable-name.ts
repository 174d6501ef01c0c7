/** The name of a token's CSS variable without its dashes in front: `color`, `price` → `mall-color-price`. It is public. */
export const variableName = (...path: readonly string[]): string => `mall-${path.join("-")}`;
