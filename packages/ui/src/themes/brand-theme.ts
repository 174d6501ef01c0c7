import { globalStyle } from "@vanilla-extract/css";
import { stateLayerOrder } from "../css/layers.ts";
import { type BrandOptions, brandRules } from "../tokens/brand-rules.ts";
import type { BrandSchemes } from "../tokens/shape.ts";

/** Writes a brand's variables into the style sheet that is being built: for a `.css.ts` file. */
export function brandTheme(name: string, schemes: BrandSchemes, options?: BrandOptions): void {
  stateLayerOrder();
  for (const { selector, colorScheme, vars } of brandRules(name, schemes, options))
    globalStyle(selector, { "@layer": { "mall.tokens": { vars, colorScheme } } });
}
