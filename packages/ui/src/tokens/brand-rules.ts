/** A brand's data as CSS, for our own build and for shops that have none for styles. */
import { layerOrder } from "../css/layer-order.ts";
import type { Brand, BrandSchemes } from "./shape.ts";
import { variableName } from "./variable-name.ts";

export interface BrandOptions {
  /** Also holds where no brand is named: the one brand of a shop. */
  isDefault?: boolean;
}

/** One rule: where it holds, and what it says there. */
export interface BrandRule {
  selector: string;
  colorScheme: "light" | "dark";
  /** CSS variables by name, `--mall-color-price`. */
  vars: Record<string, string>;
}

const layer = "mall.tokens" satisfies (typeof layerOrder)[number];

const varsOf = (brand: Brand): BrandRule["vars"] =>
  Object.fromEntries(
    Object.entries(brand).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => [`--${variableName(group, name)}`, value]),
    ),
  );

/** What is other in dark than in light, which holds for both. */
function darkVarsOf({ light, dark }: Required<BrandSchemes>): BrandRule["vars"] {
  const before = varsOf(light);
  return Object.fromEntries(Object.entries(varsOf(dark)).filter(([name, value]) => value !== before[name]));
}

/**
 * A brand's CSS variables under `[data-mall-brand=NAME]`, with `[data-mall-scheme=dark]` for its dark values. Overlays
 * mount on `<body>`, so the attributes belong on `<html>`.
 */
export function brandRules(name: string, schemes: BrandSchemes, options: BrandOptions = {}): BrandRule[] {
  const own = `[data-mall-brand="${name}"]`;
  const ownDark = `${own}[data-mall-scheme="dark"]`;
  const unnamedDark = ':where(:root:not([data-mall-brand])[data-mall-scheme="dark"])';
  const light = { colorScheme: "light", vars: varsOf(schemes.light) } as const;
  return [
    ...(options.isDefault ? [{ selector: ":where(:root)", ...light }] : []),
    { selector: own, ...light },
    ...(schemes.dark
      ? [
          {
            selector: options.isDefault ? `${ownDark}, ${unnamedDark}` : ownDark,
            colorScheme: "dark" as const,
            vars: darkVarsOf({ light: schemes.light, dark: schemes.dark }),
          },
        ]
      : []),
  ];
}

/** The brand as a stylesheet: write it to a file, or into a `<style>` of the page. */
export function brandCss(name: string, schemes: BrandSchemes, options?: BrandOptions): string {
  const rules = brandRules(name, schemes, options).map(({ selector, colorScheme, vars }) => {
    const declarations = Object.entries(vars).map(([variable, value]) => `${variable}: ${value};`);
    return `${selector} {\n${[`color-scheme: ${colorScheme};`, ...declarations].join("\n")}\n}`;
  });
  return `@layer ${layerOrder.join(", ")};\n@layer ${layer} {\n${rules.join("\n")}\n}\n`;
}

/**
 * What a brand says otherwise than a theme that the page has already, as text for a `<style>` of the page. It is in no
 * layer, so that it holds over the theme's in either scheme.
 */
export function brandOverCss(theme: Required<BrandSchemes>, brand: Required<BrandSchemes>): string {
  const [light, dark] = [varsOf(brand.light), varsOf(brand.dark)];
  const [themeLight, themeDark] = [varsOf(theme.light), varsOf(theme.dark)];
  const names = Object.keys(light).filter(
    (name) => light[name] !== themeLight[name] || dark[name] !== themeDark[name],
  );
  const rule = (selector: string, vars: BrandRule["vars"]) =>
    `${selector}{${names.map((name) => `${name}:${vars[name]}`).join(";")}}`;
  return rule(":root", light) + rule(':root[data-mall-scheme="dark"]', dark);
}
