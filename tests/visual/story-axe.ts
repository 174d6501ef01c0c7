import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { axeTags } from "../support/axe.ts";
import type { Dress } from "../support/stories.ts";

/** Rules about whole pages, which a single component is not. */
const pageRules = ["page-has-heading-one", "region", "landmark-one-main"];

/** The rules whose answer depends on colours alone: in other colours no other can fail. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Storybook's own elements beside each story. */
const storybookParts = ["body > [class^=sb-]", 'a[href="#main"]'];

const violationsOnly: axe.RunOptions = { resultTypes: ["violations"], elementRef: false };

type AxeWindow = Window & { axe: typeof axe };
export type Palette = Required<Pick<Dress, "brand" | "scheme">>;

/** What axe says about the open story in each of the palettes, one line per fault: rule, words, first place. */
function faultsOf(page: Page, options: axe.RunOptions, palettes: readonly Palette[]): Promise<string[][]> {
  return page.evaluate(
    async ([exclude, runOptions, worn]) => {
      const { dataset } = document.documentElement;
      const { mallBrand, mallScheme } = dataset;
      const found: string[][] = [];
      for (const { brand, scheme } of worn) {
        // Colours are attributes of the document: the story need not be drawn again.
        Object.assign(dataset, { mallBrand: brand, mallScheme: scheme });
        const { violations } = await (window as unknown as AxeWindow).axe.run(
          { include: ["html"], exclude: [...exclude] },
          runOptions,
        );
        found.push(
          violations.map(
            ({ id, help, nodes }) => `${id}: ${help} (${nodes.length} × ${nodes[0]?.target.join(" ")})`,
          ),
        );
      }
      Object.assign(dataset, { mallBrand, mallScheme });
      return found;
    },
    [storybookParts, { ...violationsOnly, ...options }, palettes] as const,
  );
}

/** All rules over the open story, in one palette. */
export async function expectAxeClean(page: Page, what: string, palette: Palette): Promise<void> {
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  const faults = await faultsOf(page, { runOnly: axeTags, rules }, [palette]);
  expect.soft(faults.flat(), what).toEqual([]);
}

/** The rules of colours over the open story, in several palettes. */
export async function expectContrast(page: Page, what: string, palettes: readonly Palette[]): Promise<void> {
  const faults = await faultsOf(page, { runOnly: colourRules, reporter: "no-passes" }, palettes);
  for (const [index, { brand, scheme }] of palettes.entries())
    expect.soft(faults[index], `${what}, in ${brand}, ${scheme}`).toEqual([]);
}
