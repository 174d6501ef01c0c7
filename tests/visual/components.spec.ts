import { readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { listStories, type Story } from "../support/stories.ts";
import { goToStory, redressStory, storyViewport, test } from "../support/story-page.ts";
import { brands, locales, schemes, widths } from "./brands.ts";
import { forcedStories, picturedStories } from "./pictured-stories.ts";
import { expectAxeClean, expectContrast, type Palette } from "./story-axe.ts";
import { expectPicture } from "./story-picture.ts";
import { expectReflow, expectRing, inForcedColours } from "./story-reading.ts";

/**
 * Brands and languages by turns, so that one visit sees both of both. The stories' own run looks at each story in the first
 * brand and language in the light, and at each that plays in the other language, too.
 */
const dresses = brands.map((brand, index) => ({
  brand,
  locale: locales[index % locales.length] ?? locales[0],
}));
const [own = { brand: "", locale: "" }, ...others] = dresses;
const [other = own] = others;

const palettes = brands.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })));

const kept = new Set(picturedStories);
const forced = new Set(forcedStories);
/**
 * What only proves behaviour is in no docs, looks like another story and is played in both languages by the stories' own runs;
 * what is enlarged has the colours of its `Default`.
 */
const stories = listStories().filter(
  ({ tags }) => (tags.includes("autodocs") || tags.includes("page")) && !tags.includes("zoom"),
);
const isPlayed = ({ tags }: Story) => tags.includes("play-fn");

/** Whole pages are pictured in more dresses and at their own widths: pages.spec.ts. */
const isPictured = ({ id, name, title }: Story) =>
  kept.has(id) || (name === "Default" && !title.startsWith("pages/"));

/** All rules in the other brand and language where no run has them; contrast in what palettes are left. */
async function lookWithAxe(page: Page, story: Story) {
  const { brand, locale } = other;
  await goToStory(page, story.id, other);
  if (!isPlayed(story))
    await expectAxeClean(page, `${story.id} in ${brand}, ${locale}`, { brand, scheme: "light" });
  const isSeen = (palette: Palette) =>
    palette.scheme === "light" &&
    (palette.brand === own.brand || (palette.brand === brand && !isPlayed(story)));
  await expectContrast(
    page,
    story.id,
    palettes.filter((one) => !isSeen(one)),
  );
}

/** Pictures in each brand, and in narrow of the few whose looks there are a promise, too. */
async function lookAtPictures(page: Page, story: Story) {
  for (const dress of [...others, ...dresses.slice(0, 1)]) {
    await redressStory(page, dress);
    await expectPicture(page, `${story.id}-${dress.brand}`);
    if (!kept.has(story.id)) continue;
    await page.setViewportSize({ ...storyViewport, width: widths.narrow });
    await expectPicture(page, `${story.id}-${dress.brand}-narrow`);
    await page.setViewportSize(storyViewport);
  }
}

/** For readers who enlarge, and for those whose system chooses the colours. */
async function lookAsReaders(page: Page, { id, name }: Story) {
  if (name === "Default") await expectReflow(page, id);
  if (name !== "Default" && !forced.has(id)) return;
  await inForcedColours(page, async () => {
    if (forced.has(id)) await expectPicture(page, `${id}-forced`);
    await expectRing(page, id);
  });
}

test("every pictured story exists", () => {
  const known = new Set(stories.map(({ id }) => id));
  expect([...picturedStories, ...forcedStories].filter((id) => !known.has(id))).toEqual([]);
});

test("every picture is of a story", () => {
  const starts = stories.map(({ id }) => `${id}-`);
  const files = readdirSync(new URL("baselines", import.meta.url));
  expect(files.filter((file) => !starts.some((start) => file.startsWith(start)))).toEqual([]);
});

for (const [title, ofComponent] of Map.groupBy(stories, (story) => story.title)) {
  test(`${title} is accessible in every brand, scheme and language, and looks as in its pictures`, async ({
    storyPage,
  }) => {
    for (const story of ofComponent) {
      await lookWithAxe(storyPage, story);
      if (isPictured(story)) await lookAtPictures(storyPage, story);
      await lookAsReaders(storyPage, story);
    }
  });
}
