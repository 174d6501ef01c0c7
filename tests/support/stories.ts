import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** One story of the built Storybook. */
export interface Story {
  /** As in the address, `ui-button--default`. */
  id: string;
  /** Group and component, `ui/Button`. */
  title: string;
  /** The story's own name, `Default`. */
  name: string;
  tags: readonly string[];
}

/** Where the built Storybook lies. */
export const storybookFolder = path.resolve(import.meta.dirname, "..", "..", "storybook-static");

/** Every story of the built Storybook, docs pages left out. */
export function listStories(): Story[] {
  const index = path.join(storybookFolder, "index.json");
  if (!existsSync(index)) throw new Error("storybook-static/ is missing; run: npm run storybook -- --build");
  const { entries } = JSON.parse(readFileSync(index, "utf8")) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter((entry) => entry.type === "story");
}

/** What a story wears, as the toolbar says it. */
export interface Dress {
  brand: string;
  locale: string;
  scheme?: "light" | "dark";
}

/** The address of one story alone, as it is worn; the a11y addon keeps still, since axe runs once at a time. */
export function storyAddress(id: string, { brand, locale, scheme = "light" }: Dress): string {
  const globals = `brand:${brand};locale:${locale};scheme:${scheme};a11y.manual:!true`;
  return `/iframe.html?viewMode=story&id=${id}&globals=${globals}`;
}
