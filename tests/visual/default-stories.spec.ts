import { expectAccessible } from "../support/axe.ts";
import { listStories } from "../support/stories.ts";
import { openStory, redressStory, test } from "../support/story-page.ts";
import { brands, locales } from "./brands.ts";

/** Rules about whole pages, which a single component is not. */
const pageRules = ["page-has-heading-one", "region", "landmark-one-main"];

/** Every dress of a story but the first, which the stories' own run looks at. */
const dresses = brands.flatMap((brand) => locales.map((locale) => ({ brand, locale }))).slice(1);

/**
 * The half of law 4 that needs a browser: together with the stories' own run every Default story is looked at in each
 * brand and language. The server half is in tests/laws.
 */
for (const story of listStories().filter((one) => one.name === "Default")) {
  test(`${story.title} is axe-clean in every brand and language`, async ({ storyPage }) => {
    for (const [index, { brand, locale }] of dresses.entries()) {
      if (index === 0) await openStory(storyPage, story.id, brand, locale);
      else await redressStory(storyPage, brand, locale);
      await test.step(`${brand}, ${locale}`, () => expectAccessible(storyPage, { without: pageRules }));
    }
  });
}
