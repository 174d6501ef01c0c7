import type { Locator } from "@playwright/test";
import { listWords } from "../messages/list.messages.ts";
import { messages } from "../parts/ListPager/ListPager.messages.ts";
import { type Place, pageOf } from "./place.ts";
import { words } from "./words.ts";

/** The pages under a list. */
export class Pagination {
  readonly root: Locator;

  constructor(place: Place) {
    this.root = place.getByRole("navigation", { name: words(messages.navigation) });
  }

  /** The arrows and pages, which are links, or buttons where nothing is behind them. */
  private spot = (name: RegExp): Locator => {
    const page = pageOf(this.root);
    return this.root
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name }).or(page.getByRole("button", { name })) })
      .locator("a, button");
  };

  async next(): Promise<void> {
    await this.spot(words(listWords.next)).click();
  }

  async previous(): Promise<void> {
    await this.spot(words(listWords.previous)).click();
  }

  async goTo(page: number): Promise<void> {
    await this.spot(words(messages.page, { page })).click();
  }

  /** The page that is shown, from 1. */
  async current(): Promise<number> {
    return Number(await this.root.locator("[aria-current=page]").textContent());
  }

  /** Whether a page follows. */
  async hasNext(): Promise<boolean> {
    return this.spot(words(listWords.next)).isEnabled();
  }
}
