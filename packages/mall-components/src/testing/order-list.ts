import type { Locator } from "@playwright/test";
import { orderWords } from "../messages/order.messages.ts";
import { orderActionMessages } from "../order/OrderActions/OrderActions.messages.ts";
import { messages as cardMessages } from "../order/OrderCard/OrderCard.messages.ts";
import { orderStatusMessages } from "../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { FilterForm } from "./filter-form.ts";
import { Pagination } from "./pagination.ts";
import { around, type Place, pageOf, yuanIn } from "./place.ts";
import { anyOf, words } from "./words.ts";

/** What can be done with an order. */
export type OrderCardAction = keyof typeof orderActionMessages;

/** One order of the list. */
export class OrderCard {
  readonly root: Locator;

  constructor(place: Place, orderNumber: string) {
    this.root = place.getByRole("article", { name: words(orderWords.label, { orderNumber }) });
  }

  /** The order's state in the words of the page, e.g. 待付款 or Pending payment. */
  async status(): Promise<string> {
    const names = anyOf(Object.values(orderStatusMessages));
    const page = pageOf(this.root);
    const state = around(this.root, this.detailLink(page), page.getByText(names));
    return (await state.getByText(names).first().textContent()) ?? "";
  }

  /** Yuan of the order: "1234.50". */
  total(): Promise<string> {
    return yuanIn(this.root, "last");
  }

  /** The button or link of what can be done; there is none where the server does not allow it. */
  action(action: OrderCardAction): Locator {
    const name = words(orderActionMessages[action]);
    return this.root.getByRole("button", { name }).or(this.root.getByRole("link", { name }));
  }

  private detailLink = (place: Place): Locator =>
    place.getByRole("link", { name: words(cardMessages.detail) });

  async open(): Promise<void> {
    await this.detailLink(this.root).click();
  }

  async pay(): Promise<void> {
    await this.action("pay").click();
  }

  async cancel(): Promise<void> {
    await this.action("cancel").click();
  }

  async receive(): Promise<void> {
    await this.action("receive").click();
  }

  async buyAgain(): Promise<void> {
    await this.action("buyAgain").click();
  }

  async remove(): Promise<void> {
    await this.action("delete").click();
  }
}

/** A buyer's orders, with their filters and pages. */
export class OrderList {
  readonly root: Place;
  readonly filters: FilterForm;
  readonly pages: Pagination;

  constructor(place: Place) {
    this.root = place;
    this.filters = new FilterForm(place);
    this.pages = new Pagination(place);
  }

  card(orderNumber: string): OrderCard {
    return new OrderCard(this.root, orderNumber);
  }

  /** All orders that are shown; to wait for so many, `expect(orders.cards()).toHaveCount(2)`. */
  cards(): Locator {
    return this.root.getByRole("article", { name: words(orderWords.label) });
  }
}
