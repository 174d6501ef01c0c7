import type { Locator } from "@playwright/test";
import { words as searchWords } from "../chrome/SearchBox/SearchBox.messages.ts";
import { chromeWords } from "../messages/chrome.messages.ts";
import { listWords } from "../messages/list.messages.ts";
import { type Place, pageOf } from "./place.ts";
import { words } from "./words.ts";

/** Search and filters of a list: any search of the page but the mall's own. */
export class FilterForm {
  readonly root: Locator;

  constructor(place: Place) {
    const mallsOwn = pageOf(place).getByRole("combobox", { name: words(searchWords.label) });
    this.root = place.getByRole("search").filter({ hasNot: mallsOwn });
  }

  /** Types a keyword and sends it with what is chosen. */
  async search(keyword: string): Promise<void> {
    await this.root.getByRole("textbox").or(this.root.getByRole("searchbox")).first().fill(keyword);
    await this.apply();
  }

  /** Chooses without sending: `choose("下单时间", "近 7 天")`. */
  async choose(name: string | RegExp, label: string): Promise<void> {
    await this.root.getByRole("combobox", { name }).selectOption({ label });
  }

  async apply(): Promise<void> {
    await this.root.getByRole("button", { name: words(chromeWords.search) }).click();
  }

  /** Takes back whatever narrows the list. */
  async clear(): Promise<void> {
    await this.root.getByRole("link", { name: words(listWords.clearFilters) }).click();
  }
}
