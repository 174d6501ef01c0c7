import { createGlobalThemeContract } from "@vanilla-extract/css";
import { shape } from "./shape.ts";
import { variableName } from "./variable-name.ts";

/**
 * The tokens as CSS variables, `vars.color.price` → `var(--mall-color-price)`. The names are public: an adopter
 * may set them, so they are never hashed.
 */
export const vars = createGlobalThemeContract(shape, (_value, path) => variableName(...path));
