import type { Page } from "@playwright/test";

/** The least edge of what a finger presses (WCAG 2.5.8). */
const leastPx = 24;

/** What can be pressed on a page and is too small for a finger, one line each; fields by their labels. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const reach = (element: Element): [number, number] => {
      const { width, height } = element.getBoundingClientRect();
      const beyond = getComputedStyle(element, "::after");
      const isBigger = beyond.content !== "none" && beyond.position === "absolute";
      const [w = 0, h = 0] = isBigger
        ? [beyond.width, beyond.height].map((px) => Number.parseFloat(px) || 0)
        : [];
      return [Math.max(width, w), Math.min(Math.max(height, h), room(element, Math.max(height, h)))];
    };
    /** What of it is not cut off, where something around it shows no more lines than fit. */
    const room = (element: Element, height: number): number => {
      const { top, bottom } = element.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowY === "hidden") {
          const cut = at.getBoundingClientRect();
          return Math.min(middle + height / 2, cut.bottom) - Math.max(middle - height / 2, cut.top);
        }
      return height;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      getComputedStyle(element).clipPath === "none" &&
      !element.closest("[inert]");
    const pressed = "a[href], button, select, textarea, input:not([type=hidden]), summary, [role=radio]";
    return (
      [...document.querySelectorAll(pressed)]
        .filter(isSeen)
        .map((element) => ({ element, size: reach(element.closest("label") ?? element) }))
        // What is a word of a sentence is as high as its line.
        .filter(({ element, size }) => Math.min(...size) < least && !element.closest("p, [data-rich-text]"))
        .map(({ element, size: [width, height] }) => {
          const name = element.getAttribute("aria-label") ?? element.textContent;
          return `${element.tagName} ${Math.round(width)} × ${Math.round(height)} px: ${name?.trim().slice(0, 30)}`;
        })
    );
  }, leastPx);
