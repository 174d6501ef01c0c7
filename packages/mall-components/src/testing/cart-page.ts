import type { Locator } from "@playwright/test";
import { messages as barWords } from "../cart/CartBar/CartBar.messages.ts";
import { messages as lineWords } from "../cart/CartLine/CartLine.messages.ts";
import { messages as shopWords } from "../cart/CartShopGroup/CartShopGroup.messages.ts";
import { actWords } from "../messages/act.messages.ts";
import { cartWords } from "../messages/cart.messages.ts";
import { goodsWords } from "../messages/goods.messages.ts";
import { around, type Place, pageOf, yuanIn } from "./place.ts";
import { QuantityField } from "./quantity-field.ts";
import { startOf, words } from "./words.ts";

/** One line of the cart. */
export class CartLine {
  readonly root: Locator;
  readonly quantity: QuantityField;
  /** The box that chooses it. */
  readonly box: Locator;

  /** By the name of its goods with their specification, or a regular expression for a part of it. */
  constructor(place: Place, title: string | RegExp) {
    const [box, count] = [words(lineWords.select, { title }), words(goodsWords.quantityOf, { title })];
    const page = pageOf(place);
    this.root = around(
      place,
      page.getByRole("checkbox", { name: box }),
      page.getByRole("group", { name: count }),
      page.getByRole("button", { name: words(actWords.deleteNamed, { title }) }),
    );
    this.box = this.root.getByRole("checkbox", { name: box });
    this.quantity = new QuantityField(this.root, count);
  }

  async setQuantity(count: number): Promise<void> {
    await this.quantity.set(count);
  }

  /** Chooses it, or no longer. */
  async select(isSelected = true): Promise<void> {
    await this.box.setChecked(isSelected);
  }

  isSelected(): Promise<boolean> {
    return this.box.isChecked();
  }

  /** Yuan for one: "12.50". */
  price(): Promise<string> {
    return yuanIn(this.root);
  }

  /** Yuan for all of them. */
  subtotal(): Promise<string> {
    return yuanIn(this.root, "last");
  }

  async remove(): Promise<void> {
    await this.root.getByRole("button", { name: words(actWords.deleteNamed) }).click();
  }

  async moveToWishlist(): Promise<void> {
    await this.root.getByRole("button", { name: words(cartWords.namedToWishlist) }).click();
  }
}

const settle = { name: words(cartWords.settle) };

/** The cart: its lines and its foot. */
export class CartPage {
  readonly root: Place;

  constructor(place: Place) {
    this.root = place;
  }

  line(title: string | RegExp): CartLine {
    return new CartLine(this.root, title);
  }

  /** The foot with what is chosen and the way to the checkout. */
  private get foot(): Locator {
    const page = pageOf(this.root);
    return around(this.root, page.getByText(startOf(cartWords.total)), page.getByRole("button", settle));
  }

  /** Leads to the checkout: `expect(cart.settleButton).toBeDisabled()`. */
  get settleButton(): Locator {
    return this.root.getByRole("button", settle);
  }

  /** Yuan of what is chosen: "1234.50". */
  total(): Promise<string> {
    return yuanIn(this.foot);
  }

  /** Chosen pieces. */
  async selectedCount(): Promise<number> {
    const text = await this.root.getByText(words(barWords.selected)).textContent();
    return Number((text ?? "").replace(/\D/g, ""));
  }

  /** Chooses every line, or none. */
  async selectAll(isSelected = true): Promise<void> {
    const box = this.root.getByRole("checkbox", { name: words(cartWords.selectAll) }).first();
    await box.setChecked(isSelected);
  }

  /** Chooses every line of a shop, or none. */
  async selectShop(shop: string | RegExp, isSelected = true): Promise<void> {
    await this.root
      .getByRole("checkbox", { name: words(shopWords.selectShop, { shop }) })
      .setChecked(isSelected);
  }

  /** Chooses what was not chosen, and the other way round. */
  async invert(): Promise<void> {
    await this.root
      .getByRole("button", { name: words(cartWords.invert) })
      .first()
      .click();
  }

  async removeSelected(): Promise<void> {
    await this.root.getByRole("button", { name: words(barWords.deleteSelected) }).click();
  }

  /** Goes to the checkout. */
  async settle(): Promise<void> {
    await this.settleButton.click();
  }
}
