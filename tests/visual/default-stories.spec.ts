import { expectAccessible } from "../support/axe.ts";
import { listStories } from "../support/stories.ts";
import { openStory, test } from "../support/story-page.ts";
import { brands } from "./brands.ts";

/** Rules about whole pages, which a single component is not. */
const pageRules = ["page-has-heading-one", "region", "landmark-one-main"];

/**
 * The half of law 4 that needs a browser. The stories' own run looks at every story in the first brand and in Chinese;
 * here every Default story is looked at in each other brand and in English. The server half is in tests/laws.
 */
for (const story of listStories().filter((one) => one.name === "Default")) {
  for (const brand of brands.slice(1)) {
    test(`${story.title} is axe-clean in ${brand} and in English`, async ({ storyPage }) => {
      await openStory(storyPage, story.id, brand, "en");
      await expectAccessible(storyPage, { without: pageRules });
    });
  }
}
