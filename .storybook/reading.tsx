import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";

type Toolbar = NonNullable<Preview["globalTypes"]>[string];

/** The toolbar item for readers who need larger words. */
export const textToolbar: Toolbar = {
  name: "Text",
  description:
    "Size of the words, as a browser's setting makes it; media queries know only the window's width",
  toolbar: {
    icon: "zoom",
    dynamicTitle: true,
    items: ["100", "150", "200"].map((value) => ({ value, title: `${value} %` })),
  },
};

/** The toolbar item for readers whom motion disturbs. */
export const motionToolbar: Toolbar = {
  name: "Motion",
  description: "All motion, or none",
  toolbar: {
    icon: "lightning",
    dynamicTitle: true,
    items: [
      { value: "all", title: "有动效 Motion" },
      { value: "none", title: "无动效 No motion" },
    ],
  },
};

const still = `*, ::before, ::after {
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 1ms !important;
  scroll-behavior: auto !important;
}`;

/** Larger words and less motion, where a story has a page of its own; a page of the docs keeps its size. */
export const withReading: Decorator = (Story, { globals, viewMode }) => {
  const size = viewMode === "docs" ? "" : `${globals.text ?? 100}%`;
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = size;
  }, [size]);
  return (
    <>
      {globals.motion === "none" && <style>{still}</style>}
      <Story />
    </>
  );
};
