import type { Locator } from "@playwright/test";
import { goodsWords } from "../messages/goods.messages.ts";
import { type Place, pageOf, yuanIn } from "./place.ts";
import { words } from "./words.ts";

/** A product in a list. */
export class ProductCard {
  readonly root: Locator;

  /** By the product's name, or a part of it. */
  constructor(place: Place, name: string | RegExp) {
    const heading = pageOf(place).getByRole("heading", { name });
    this.root = place.getByRole("article").filter({ has: heading });
  }

  /** Yuan: "1234.50". */
  price(): Promise<string> {
    return yuanIn(this.root);
  }

  async isSoldOut(): Promise<boolean> {
    return (await this.root.getByText(words(goodsWords.soldOut)).count()) > 0;
  }

  /** Goes to the product's page. */
  async open(): Promise<void> {
    await this.root.getByRole("heading").getByRole("link").click();
  }

  /** Puts it into the cart from the list, where it can be bought without a choice; without `count` the least that can be ordered. */
  async addToCart(count?: number): Promise<void> {
    // Over the picture it shows itself to the pointer.
    await this.root.hover();
    if (count !== undefined) await this.root.getByRole("spinbutton").fill(String(count));
    await this.root.getByRole("button", { name: words(goodsWords.addNamedToCart) }).click();
  }
}
