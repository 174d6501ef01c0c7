import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import preview from "../../.storybook/preview.tsx";
import { brands, locales } from "../visual/brands.ts";
import { hydrationFaults } from "./hydrate.ts";
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

/** A Default story as it is worn. */
function compose(module: StoryFile, brand: string, locale: string): ComponentType {
  setProjectAnnotations([preview, { initialGlobals: { brand, locale } }]);
  const { Default } = composeStories(module) as Record<string, ComponentType>;
  if (!Default) throw new Error("has no Default story");
  return Default;
}

/** Its text as the server would send it; the browser half of this law is in tests/visual. */
function render(module: StoryFile, brand: string, locale: string): string {
  const Default = compose(module, brand, locale);
  return renderToString(<Default />);
}

/** What React says when a browser goes on from the server's text. */
async function hydrate(module: StoryFile): Promise<string[]> {
  const Default = compose(module, brands[0] ?? "", locales[0]);
  return hydrationFaults(renderToString(<Default />), <Default />);
}

function Broken() {
  return <p>{document.title}</p>;
}

const isServer = () => typeof document === "undefined";
const storyOf = (component: ComponentType) =>
  ({ default: { component, title: "broken" }, Default: {} }) as unknown as StoryFile;

describe("law 4: every Default story renders on the server, in each brand and locale, and hydrates", () => {
  it("finds a story file for every component", () => {
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.length).toBeGreaterThanOrEqual(componentFolders(realTree()).length);
  });

  it.each(stories)("$file", async ({ module }) => {
    for (const brand of brands) {
      for (const locale of locales)
        expect(() => render(module, brand, locale), `${brand} ${locale}`).not.toThrow();
    }
    expect(await hydrate(module)).toEqual([]);
  });

  it("bites on a component that needs the browser, and on a missing Default", () => {
    expect(() => render(storyOf(Broken), "baigong", "zh_CN")).toThrow();
    expect(() =>
      render({ default: { component: Broken, title: "none" } } as unknown as StoryFile, "baigong", "zh_CN"),
    ).toThrow("no Default");
  });

  it.each<[string, ComponentType]>([
    ["another text", () => <p>{isServer() ? "server" : "browser"}</p>],
    ["another element", () => (isServer() ? <p>one</p> : <div>one</div>)],
    ["another attribute", () => <p id={isServer() ? "server" : "browser"}>one</p>],
    [
      "what no parser leaves in its place",
      () => (
        <p>
          <div>one</div>
        </p>
      ),
    ],
  ])("bites on a component that draws %s in the browser", async (_, component) => {
    expect(await hydrate(storyOf(component))).not.toEqual([]);
  });

  it("leaves one alone that draws the same", async () => {
    expect(await hydrate(storyOf(() => <p>one</p>))).toEqual([]);
  });
});
