import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What a page or a story is judged by. */
export const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lays out what a page leaves until it comes near the screen, for anyone who looks at the whole of it. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.mallSettled = "";
  });

/** What axe has to say about a page, one line per fault: rule, words, first place. */
export async function accessibilityFaults(
  page: Page,
  options: { without?: string[] } = {},
): Promise<string[]> {
  await layOut(page);
  // In the page itself and without what passed: its way through a page of its own, which frames of other origins need,
  // carries every element there and back, and takes four times as long. The mall has no such frame.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true)
    .withTags(axeTags)
    .disableRules(options.without ?? [])
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length} × ${nodes[0]?.target.join(" ")})`,
  );
}

/** Fails when a person with assistive technology would be stopped on this page. */
export async function expectAccessible(page: Page, options: { without?: string[] } = {}): Promise<void> {
  expect(await accessibilityFaults(page, options)).toEqual([]);
}
