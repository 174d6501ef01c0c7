import type { Page } from "@playwright/test";

/** The least edge of what a finger presses (WCAG 2.5.8). */
const leastPx = 24;

/**
 * What can be pressed on a page and is too small for a finger, one line each; fields by their labels. For a mouse it is
 * enough that what is small has room around it.
 */
export const smallTargets = (page: Page, pointer: "finger" | "mouse" = "finger"): Promise<string[]> =>
  page.evaluate(
    ({ least, isMouse }) => {
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
      const all = [...document.querySelectorAll(pressed)].filter(isSeen).map((element) => {
        const target = element.closest("label") ?? element;
        return { element, target, size: reach(target) };
      });
      const isSmall = ({ size }: { size: number[] }) => Math.min(...size) < least;
      /** Whether a circle of the least size around its middle meets another target, or the circle of another small one. */
      const isCrowded = (one: (typeof all)[number]) => {
        const own = one.target.getBoundingClientRect();
        const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
        return all.some((other) => {
          if (other.target.contains(one.target) || one.target.contains(other.target)) return false;
          const { left, right, top, bottom } = other.target.getBoundingClientRect();
          const far = isSmall(other)
            ? Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) - least / 2
            : Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
          return far < least / 2;
        });
      };
      return (
        all
          // What is a word of a sentence is as high as its line.
          .filter((one) => isSmall(one) && !one.element.closest("p, [data-rich-text]"))
          .filter((one) => !isMouse || isCrowded(one))
          .map(({ element, size: [width, height] }) => {
            const name = element.getAttribute("aria-label") ?? element.textContent;
            return `${element.tagName} ${Math.round(width)} × ${Math.round(height)} px: ${name?.trim().slice(0, 30)}`;
          })
      );
    },
    { least: leastPx, isMouse: pointer === "mouse" },
  );
