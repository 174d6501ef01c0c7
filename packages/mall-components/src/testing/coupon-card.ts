import type { Locator } from "@playwright/test";
import { couponWords } from "../messages/coupon.messages.ts";
import { type Place, pageOf, yuanIn } from "./place.ts";
import { anyOf, words } from "./words.ts";

/** One coupon of a list, to claim or one's own. */
export class CouponCard {
  readonly root: Locator;

  constructor(place: Place, name: string) {
    const title = pageOf(place).getByText(name, { exact: true });
    this.root = place.getByRole("listitem").filter({ has: title });
  }

  /** Yuan that it takes off: "20.00". */
  worth(): Promise<string> {
    return yuanIn(this.root);
  }

  async claim(): Promise<void> {
    await this.root.getByRole("button", { name: words(couponWords.claimName) }).click();
  }

  /** Goes to what it can be used for. */
  async use(): Promise<void> {
    await this.root.getByRole("link", { name: words(couponWords.useName) }).click();
  }

  /** Why nothing can be done with it, e.g. 已过期 or Expired; nothing where something can. */
  async reason(): Promise<string | undefined> {
    const { claimed, soldOut, used, expired, notStarted, ended } = couponWords;
    const shown = this.root.getByText(anyOf([claimed, soldOut, used, expired, notStarted, ended]));
    return (await shown.count()) > 0 ? ((await shown.first().textContent()) ?? undefined) : undefined;
  }
}
