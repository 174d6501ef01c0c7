import type { Locator } from "@playwright/test";
import { messages as addressMessages } from "../checkout/CheckoutAddresses/CheckoutAddresses.messages.ts";
import { messages as couponMessages } from "../checkout/CheckoutCoupons/CheckoutCoupons.messages.ts";
import {
  deliveryMessages,
  messages as shopMessages,
} from "../checkout/CheckoutShopGroup/CheckoutShopGroup.messages.ts";
import { messages as pointMessages } from "../checkout/PointsField/PointsField.messages.ts";
import { messages as submitMessages } from "../checkout/SubmitBar/SubmitBar.messages.ts";
import { orderWords } from "../messages/order.messages.ts";
import { amount, around, type Place, pageOf, yuanIn } from "./place.ts";
import { QuantityField } from "./quantity-field.ts";
import { startOf, words } from "./words.ts";

/** The checkout: where the order goes, what takes money off, and its foot. */
export class CheckoutForm {
  readonly root: Place;

  constructor(place: Place) {
    this.root = place;
  }

  private submitButton = (place: Place): Locator =>
    place.getByRole("button", { name: words(submitMessages.submit) });

  /** The choice whose words hold these: receiver, number, street. */
  address(text: string | RegExp): Locator {
    return this.root
      .getByRole("radiogroup", { name: words(addressMessages.title) })
      .getByRole("radio", { name: text });
  }

  async chooseAddress(text: string | RegExp): Promise<void> {
    await this.address(text).check();
  }

  /** The part of one shop. */
  shop(name: string): Locator {
    return this.root.getByRole("region", { name, exact: true });
  }

  /** How a shop sends its goods. */
  async chooseDelivery(shop: string, way: keyof typeof deliveryMessages): Promise<void> {
    const ways = this.shop(shop).getByRole("radiogroup", { name: startOf(shopMessages.delivery) });
    await ways.getByRole("radio", { name: startOf(deliveryMessages[way]) }).check();
  }

  /** Writes to a shop with the order. */
  async leaveMessage(shop: string, text: string): Promise<void> {
    await this.shop(shop)
      .getByRole("textbox", { name: startOf(orderWords.message) })
      .fill(text);
  }

  /** Uses a coupon, or no longer. */
  async useCoupon(name: string | RegExp, isUsed = true): Promise<void> {
    await this.root
      .getByRole("checkbox", { name: words(couponMessages.ticket, { name }) })
      .setChecked(isUsed);
  }

  async usePoints(points: number): Promise<void> {
    await new QuantityField(this.root, words(pointMessages.field)).set(points);
  }

  /** Yuan that are to pay now: "1234.50". */
  payable(): Promise<string> {
    const page = pageOf(this.root);
    return yuanIn(around(this.root, page.getByText(amount), this.submitButton(page)));
  }

  async submit(): Promise<void> {
    await this.submitButton(this.root).click();
  }
}
