import { expect, type Page } from "@playwright/test";
import { storyViewport } from "../support/story-page.ts";

/** The width of a window of 1280 px at a zoom of 400 %, below which no one need read (WCAG 1.4.10). */
const reflowWidth = 320;

/** What measures itself follows a change of size a little later. */
const softly = expect.configure({ soft: true, timeout: 3000 });

/** What reaches out of the document to the right, one line per element; nothing where no one has to scroll sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== "visible" || isCut(one.parentElement));
    const wide = [...document.querySelectorAll("#storybook-root *")]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !isCut(one.parentElement))
      .slice(0, 3)
      .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
    return [`${scrollWidth} px in ${clientWidth} px: ${wide.join(", ")}`];
  });
}

/** Nothing reaches out sideways at a zoom of 400 %, nor where only the text is twice as large. */
export async function expectReflow(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await softly.poll(() => overflow(page), { message: `${what}, with text of 200 %` }).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize({ ...storyViewport, width: reflowWidth });
  await softly.poll(() => overflow(page), { message: `${what}, at a zoom of 400 %` }).toEqual([]);
  await page.setViewportSize(storyViewport);
}

/** Looks at the open story where the system chooses the colours, as Windows' contrast themes do. */
export async function inForcedColours(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await look();
  await page.emulateMedia({ forcedColors: "none" });
}

/** The first thing that the keyboard reaches shows a ring of focus. */
export async function expectRing(page: Page, what: string): Promise<void> {
  await page.keyboard.press("Tab");
  const missing = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest("[class^=sb-]")) return [];
    const isRinged = (one: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    // A field draws the ring around itself, a hidden input at what is shown in its place.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
      (one) => !!one,
    );
    const places = [...around, ...(focused.parentElement?.querySelectorAll("*") ?? [])];
    const hasRing = places.some(
      (one) => isRinged(one) || isRinged(one, "::before") || isRinged(one, "::after"),
    );
    return hasRing ? [] : [`${focused.tagName.toLowerCase()}.${focused.className}`];
  });
  expect.soft(missing, `${what}: no ring of focus in forced colours`).toEqual([]);
}
