import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import "../packages/ui/src/themes/baigong/index.ts";
import "../packages/ui/src/themes/qinghe/index.ts";

/** The toolbar item that chooses the brand. */
export const brandToolbar: NonNullable<Preview["globalTypes"]>[string] = {
  name: "Brand",
  description: "Which shop's brand the components wear",
  toolbar: {
    icon: "paintbrush",
    dynamicTitle: true,
    items: [
      { value: "baigong", title: "百工商城" },
      { value: "qinghe", title: "青禾商贸" },
    ],
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
