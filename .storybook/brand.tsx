import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { brandNames } from "../packages/mall-rules/src/words/branding.ts";

import.meta.glob("../packages/ui/src/themes/*/index.ts", { eager: true });

/** The toolbar item that chooses the brand. */
export const brandToolbar: NonNullable<Preview["globalTypes"]>[string] = {
  name: "Brand",
  description: "Which shop's brand the components wear",
  toolbar: {
    icon: "paintbrush",
    dynamicTitle: true,
    items: Object.entries(brandNames).map(([value, { name }]) => ({ value, title: name })),
  },
};

/** Sets the brand on `<html>`, since overlays mount on `<body>`. */
export const withBrand: Decorator = (Story, { globals }) => {
  const brand = String(globals.brand ?? "baigong");
  useLayoutEffect(() => {
    document.documentElement.dataset.mallBrand = brand;
    document.documentElement.dataset.mallScheme = "light";
  }, [brand]);
  return <Story />;
};
