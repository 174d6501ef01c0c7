import type { Locator } from "@playwright/test";
import { words as headerWords } from "../chrome/Header/Header.messages.ts";
import { words as searchWords } from "../chrome/SearchBox/SearchBox.messages.ts";
import { chromeWords } from "../messages/chrome.messages.ts";
import { type Place, pageOf } from "./place.ts";
import { words } from "./words.ts";

/** The mall's search box, with what hangs below it. */
export class SearchBox {
  readonly root: Locator;
  private readonly field: Locator;

  constructor(place: Place) {
    const name = words(searchWords.label);
    this.root = place.getByRole("search").filter({ has: pageOf(place).getByRole("combobox", { name }) });
    this.field = this.root.getByRole("combobox", { name });
  }

  /** Types without sending: suggestions come. */
  async type(keyword: string): Promise<void> {
    await this.field.fill(keyword);
  }

  /** Types and sends. */
  async search(keyword: string): Promise<void> {
    await this.type(keyword);
    await this.field.press("Enter");
  }

  keyword(): Promise<string> {
    return this.field.inputValue();
  }

  /** What is suggested for what was typed; to wait for it, `expect(box.suggestions()).toHaveText([…])`. */
  suggestions(): Locator {
    return this.root.getByRole("option");
  }

  /** Searches for a word of the suggestions. */
  async choose(word: string): Promise<void> {
    await this.root.getByRole("option", { name: word, exact: true }).click();
  }

  /** What was searched before, the newest first. */
  history(): Locator {
    return this.root
      .getByRole("row")
      .getByRole("gridcell")
      .filter({ hasNot: pageOf(this.root).getByRole("button") });
  }
}

/** The mall's head. */
export class Header {
  readonly root: Locator;
  readonly search: SearchBox;

  constructor(place: Place) {
    this.root = place.getByRole("banner").filter({ has: pageOf(place).getByRole("search") });
    this.search = new SearchBox(this.root);
  }

  private get cart(): Locator {
    return this.root.getByRole("link", { name: words(chromeWords.cartCount) });
  }

  /** Pieces in the cart as they are shown: "3", from a thousand on "999+". */
  async cartCount(): Promise<string> {
    const label = (await this.cart.getAttribute("aria-label")) ?? "";
    return /\d+\+?/.exec(label)?.[0] ?? "";
  }

  async openCart(): Promise<void> {
    await this.cart.click();
  }

  async openHome(): Promise<void> {
    await this.root.getByRole("link", { name: words(headerWords.home) }).click();
  }

  /** The list of all goods. */
  async openList(): Promise<void> {
    await this.root.getByRole("link", { name: words(headerWords.list) }).click();
  }
}
