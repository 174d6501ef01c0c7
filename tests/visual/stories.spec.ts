import { expect } from "@playwright/test";
import { listStories } from "../support/stories.ts";
import { openStory, test } from "../support/story-page.ts";
import { brands, widths } from "./brands.ts";
import { picturedStories } from "./pictured-stories.ts";

const known = new Set(listStories().map((story) => story.id));

test("every pictured story exists", () => {
  expect(picturedStories.filter((id) => !known.has(id))).toEqual([]);
});

for (const id of picturedStories.filter((one) => known.has(one))) {
  for (const brand of brands) {
    for (const [name, width] of Object.entries(widths)) {
      test(`${id} looks as before in ${brand}, ${name}`, async ({ storyPage }) => {
        await storyPage.setViewportSize({ width, height: 720 });
        await openStory(storyPage, id, { brand, locale: "zh_CN" });
        await expect(storyPage.locator("#storybook-root")).toHaveScreenshot(`${id}-${brand}-${name}.png`);
      });
    }
  }
}
