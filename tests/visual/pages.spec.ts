import { listStories } from "../support/stories.ts";
import { goToStory, redressStory, storyViewport, test } from "../support/story-page.ts";
import { brands, locales, schemes, widths } from "./brands.ts";
import { expectPicture } from "./story-picture.ts";

/** What a person sees of a page before reading on; what follows is made of parts that have pictures of their own. */
const height = 1200;

for (const page of listStories().filter(({ id }) => /^pages-\w+--default$/.test(id)))
  for (const [name, width] of Object.entries(widths))
    test(`${page.title} looks as in its pictures, ${name}`, async ({ storyPage }) => {
      await storyPage.setViewportSize({ width, height });
      for (const brand of brands)
        for (const scheme of schemes) {
          const dress = { brand, locale: locales[0], scheme };
          if (brand === brands[0] && scheme === schemes[0]) await goToStory(storyPage, page.id, dress);
          else await redressStory(storyPage, dress);
          await expectPicture(storyPage, `${page.id}-${brand}-${scheme}-${name}`);
        }
      await storyPage.setViewportSize(storyViewport);
    });
