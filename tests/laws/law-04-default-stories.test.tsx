import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import preview from "../../.storybook/preview.tsx";
import { brands, locales } from "../visual/brands.ts";
import { componentFolders, realTree } from "./tree.ts";

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>(
  [
    "../../packages/ui/src/components/*/*.stories.tsx",
    "../../packages/mall-components/src/*/*/*.stories.tsx",
    "../../.storybook/pages/*.stories.tsx",
  ],
  { eager: true },
);
const stories = Object.entries(files).map(([path, file]) => ({
  file: path.replace("../../", ""),
  module: file,
}));

/** The page's text of a Default story as the server would send it; the browser half of this law is in tests/visual. */
function render(module: StoryFile, brand: string, locale: string): string {
  setProjectAnnotations([preview, { initialGlobals: { brand, locale } }]);
  const { Default } = composeStories(module) as Record<string, ComponentType>;
  if (!Default) throw new Error("has no Default story");
  return renderToString(<Default />);
}

function Broken() {
  return <p>{document.title}</p>;
}

describe("law 4: every Default story renders on the server, in each brand and locale", () => {
  it("finds a story file for every component", () => {
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.length).toBeGreaterThanOrEqual(componentFolders(realTree()).length);
  });

  it.each(stories)("$file", ({ module }) => {
    for (const brand of brands) {
      for (const locale of locales)
        expect(() => render(module, brand, locale), `${brand} ${locale}`).not.toThrow();
    }
  });

  it("bites on a component that needs the browser, and on a missing Default", () => {
    const broken = { default: { component: Broken, title: "broken" }, Default: {} } as unknown as StoryFile;
    expect(() => render(broken, "baigong", "zh_CN")).toThrow();
    expect(() =>
      render({ default: { component: Broken, title: "none" } } as unknown as StoryFile, "baigong", "zh_CN"),
    ).toThrow("no Default");
  });
});
