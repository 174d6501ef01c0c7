import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "../support/axe.ts";
import { listStories, storyAddress } from "../support/stories.ts";
import { brands, locales } from "./brands.ts";

/** Rules about whole pages, which a single component is not. */
const pageRules = [
  "page-has-heading-one",
  "region",
  "landmark-one-main",
  "bypass",
  "html-has-lang",
  "document-title",
];

/** The half of law 4 that needs a browser; the other half is tests/laws/law-04-default-stories.test.tsx. */
for (const story of listStories().filter((one) => one.name === "Default")) {
  test(`${story.title} is axe-clean in each brand and locale`, async ({ page }) => {
    for (const brand of brands) {
      for (const locale of locales) {
        await page.goto(`${process.env.STORYBOOK_URL}${storyAddress(story.id, brand, locale)}`);
        await expect(page.locator("body.sb-show-main")).toBeVisible();
        expect(await accessibilityFaults(page, { without: pageRules }), `${brand} ${locale}`).toEqual([]);
      }
    }
  });
}
