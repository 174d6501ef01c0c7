import type { Locator, Page } from "@playwright/test";

/** Where a piece is looked for: a whole page, or a part of it where the page has several of them. */
export type Place = Page | Locator;

/** What `filter({ has })` is given is looked for inside each element, so it starts at the page. */
export const pageOf = (place: Place): Page => ("page" in place ? place.page() : place);

/** The smallest element that holds all of the parts: for pieces that have no role of their own. */
export const around = (place: Place, ...parts: Locator[]): Locator =>
  parts
    .reduce((found, part) => found.filter({ has: part }), place.locator("div, li, article, section"))
    .last();

/** An amount as it is shown, e.g. ¥1,234.50. */
export const amount = /^¥[\d,]+\.\d\d$/;

/** Yuan of an amount in a part of the page, as the contract writes them: "1234.50". */
export async function yuanIn(part: Locator, which: "first" | "last" = "first"): Promise<string> {
  const shown = await part.getByText(amount)[which]().textContent();
  return (shown ?? "").replace(/[¥,]/g, "");
}
