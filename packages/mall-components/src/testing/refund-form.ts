import type { Locator } from "@playwright/test";
import { refundWords } from "../messages/refund.messages.ts";
import type { Place } from "./place.ts";
import { startOf, words } from "./words.ts";

/** Why, how much and with what evidence a buyer asks for money back. */
export class RefundForm {
  readonly root: Place;
  /** What it asks for, to look at what is said about it: `expect(form.amount).toHaveAccessibleDescription(…)`. */
  readonly reason: Locator;
  readonly amount: Locator;
  readonly explanation: Locator;

  constructor(place: Place) {
    this.root = place;
    this.reason = place.getByRole("combobox", { name: startOf(refundWords.reason) });
    this.amount = place.getByRole("textbox", { name: startOf(refundWords.amount) });
    this.explanation = place.getByRole("textbox", { name: startOf(refundWords.explanation) });
  }

  /** By the shop's words for it. */
  async chooseReason(label: string): Promise<void> {
    await this.reason.selectOption({ label });
  }

  async setAmount(yuan: string): Promise<void> {
    await this.amount.fill(yuan);
  }

  async explain(text: string): Promise<void> {
    await this.explanation.fill(text);
  }

  async submit(): Promise<void> {
    await this.root.getByRole("button", { name: words(refundWords.submit) }).click();
  }
}
