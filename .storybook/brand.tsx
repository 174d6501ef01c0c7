import type { Decorator, Preview } from "@storybook/react-vite";
import { isValidElement, useLayoutEffect, useMemo } from "react";
import { brandNames } from "../packages/mall-rules/src/words/branding.ts";
import { brandCss } from "../packages/ui/src/tokens/brand-rules.ts";
import { outsideBrands, wordsByBrand, wornBrand } from "./toolbar-brands.ts";

import.meta.glob("../packages/ui/src/themes/*/index.ts", { eager: true });

// The way of a shop that has no compiler of styles: the brand as text, into a style element.
if (typeof document !== "undefined")
  for (const [name, { schemes }] of Object.entries(outsideBrands)) {
    const style = document.createElement("style");
    style.textContent = brandCss(name, schemes);
    document.head.append(style);
  }

/** The toolbar item that chooses the brand. */
export const brandToolbar: NonNullable<Preview["globalTypes"]>[string] = {
  name: "Brand",
  description: "Which shop's brand the components wear",
  toolbar: {
    icon: "paintbrush",
    dynamicTitle: true,
    items: Object.entries(wordsByBrand).map(([value, { name }]) => ({ value, title: name })),
  },
};

/** The toolbar item that chooses the scheme. */
export const schemeToolbar: NonNullable<Preview["globalTypes"]>[string] = {
  name: "Scheme",
  description: "Light or dark colours",
  toolbar: {
    icon: "mirror",
    dynamicTitle: true,
    items: [
      { value: "light", title: "浅色 Light" },
      { value: "dark", title: "深色 Dark" },
    ],
  },
};

/** The samples name the first brand and shops called after it; another brand's stories carry its own name. */
const samples = brandNames.baigong.name;

/** The same args with a brand's name in all their words; what is drawn or called stays what it is. */
function namedAfter(name: string, value: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll(samples, name).replaceAll(samples.slice(0, 2), name.slice(0, 2));
  if (Array.isArray(value)) return value.map((one) => namedAfter(name, one));
  if (value === null || typeof value !== "object" || isValidElement(value)) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, namedAfter(name, one)]));
}

/** Sets the brand and its scheme on `<html>`, since overlays mount on `<body>`. */
export const withBrand: Decorator = (Story, { args, globals }) => {
  const { brand, words } = wornBrand(globals.brand);
  const scheme = globals.scheme === "dark" ? "dark" : "light";
  const { name } = words;
  const own = useMemo(
    () => (name === samples ? args : (namedAfter(name, args) as typeof args)),
    [args, name],
  );
  useLayoutEffect(() => {
    document.documentElement.dataset.mallBrand = brand;
    document.documentElement.dataset.mallScheme = scheme;
  }, [brand, scheme]);
  return <Story args={own} />;
};
