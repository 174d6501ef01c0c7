import { expect, type Page } from "@playwright/test";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is around a part: rings of focus and shadows reach out of it. */
const margin = 8;

/** Where the open story is: its root, and what lies over the page beside it. */
function boxOfStory(page: Page): Promise<Box> {
  return page.evaluate((around) => {
    const root = document.querySelectorAll("#storybook-root");
    const others = document.querySelectorAll("#storybook-root *, body > :not([class^=sb-], #storybook-root)");
    // The root counts also where nothing is in it: of what shows nothing at this width that is the picture.
    const shown = [...root, ...others]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      // Words for screen readers alone are a pixel wide; React Aria's stay beside every story that comes after theirs.
      .filter(({ width, height }, at) => at < root.length || (width > 1 && height > 1));
    // Whole pixels: half of one would make the picture larger at one time than at another.
    const left = Math.round(Math.max(0, Math.min(...shown.map((box) => box.left)) - around));
    const top = Math.round(Math.max(0, Math.min(...shown.map((box) => box.top)) - around));
    const right = Math.round(Math.min(innerWidth, Math.max(...shown.map((box) => box.right)) + around));
    const bottom = Math.round(Math.min(innerHeight, Math.max(...shown.map((box) => box.bottom)) + around));
    return { x: left, y: top, width: right - left, height: bottom - top };
  }, margin);
}

/** The open story looks as in its picture, which shows no more than the story itself and at most one screen. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  await expect.soft(page, name).toHaveScreenshot(`${name}.png`, { clip: await boxOfStory(page) });
}
