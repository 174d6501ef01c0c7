import type { Locator } from "@playwright/test";
import { words as agreementWords } from "../entry/AgreementPopup/AgreementPopup.messages.ts";
import type { Place } from "./place.ts";
import { words } from "./words.ts";

/** The agreement that an enterprise's administrator accepts at the first login. */
export class AgreementDialog {
  readonly root: Locator;

  constructor(place: Place) {
    this.root = place.getByRole("dialog", { name: words(agreementWords.title) });
  }

  isOpen(): Promise<boolean> {
    return this.root.isVisible();
  }

  async agree(): Promise<void> {
    await this.root.getByRole("button", { name: words(agreementWords.agree) }).click();
  }
}
