import { expectAccessible } from "../support/axe.ts";
import { listStories } from "../support/stories.ts";
import { goToStory, redressStory, test } from "../support/story-page.ts";
import { brands, locales } from "./brands.ts";

/** Rules about whole pages, which a single component is not. */
const pageRules = ["page-has-heading-one", "region", "landmark-one-main"];

/**
 * Law 5 holds the contrast of each brand, law 4 draws each story in each brand and language on the server; what is left for
 * a browser is to see each brand and each language once. The stories' own run looks at the first of both, this at the others.
 */
const dresses = brands
  .slice(1)
  .map((brand, index) => ({ brand, locale: locales[1 + (index % (locales.length - 1))] ?? locales[0] }));

for (const story of listStories().filter((one) => one.name === "Default")) {
  test(`${story.title} is axe-clean in the other brands and languages`, async ({ storyPage }) => {
    for (const [index, { brand, locale }] of dresses.entries()) {
      if (index === 0) await goToStory(storyPage, story.id, brand, locale);
      else await redressStory(storyPage, brand, locale);
      await test.step(`${brand}, ${locale}`, () => expectAccessible(storyPage, { without: pageRules }));
    }
  });
}
