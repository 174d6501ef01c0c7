import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { stateLayerOrder } from "../css/layers.ts";
import { vars } from "../tokens/contract.ts";
import type { Brand, BrandSchemes } from "../tokens/shape.ts";

const layer = "mall.tokens";

function emit(selector: string, scheme: "light" | "dark", brand: Brand): void {
  createGlobalTheme(selector, vars, { "@layer": layer, ...brand });
  globalStyle(selector, { "@layer": { [layer]: { colorScheme: scheme } } });
}

/**
 * Turns a brand's data into CSS variables under `[data-mall-brand=NAME]`, with `[data-mall-scheme=dark]` for its
 * dark values. Overlays mount on `<body>`, so the attributes belong on `<html>`.
 */
export function brandTheme(name: string, schemes: BrandSchemes, options: { isDefault?: boolean } = {}): void {
  stateLayerOrder();
  if (options.isDefault) emit(":where(:root)", "light", schemes.light);
  emit(`[data-mall-brand="${name}"]`, "light", schemes.light);
  if (schemes.dark) emit(`[data-mall-brand="${name}"][data-mall-scheme="dark"]`, "dark", schemes.dark);
}
