import { expectAccessible } from "../support/axe.ts";
import { type Dress, listStories } from "../support/stories.ts";
import { goToStory, redressStory, test } from "../support/story-page.ts";
import { brands, locales } from "./brands.ts";

/** Rules about whole pages, which a single component is not. */
const pageRules = ["page-has-heading-one", "region", "landmark-one-main"];

/**
 * Law 5 holds the contrast of each brand in each scheme, law 4 draws each story in each brand and language on the server; what is
 * left for a browser is to see each brand, each language and each scheme once. The stories' own run looks at the first of each.
 */
const dresses: readonly Dress[] = [
  ...brands
    .slice(1)
    .map((brand, index) => ({ brand, locale: locales[1 + (index % (locales.length - 1))] ?? locales[0] })),
  { brand: brands[0] ?? "", locale: locales[0], scheme: "dark" },
];

for (const story of listStories().filter((one) => one.name === "Default")) {
  test(`${story.title} is axe-clean in the other brands and languages, and in the dark`, async ({
    storyPage,
  }) => {
    for (const [index, dress] of dresses.entries()) {
      if (index === 0) await goToStory(storyPage, story.id, dress);
      else await redressStory(storyPage, dress);
      await test.step(Object.values(dress).join(", "), () =>
        expectAccessible(storyPage, { without: pageRules }),
      );
    }
  });
}
