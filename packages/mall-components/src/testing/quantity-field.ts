import type { Locator } from "@playwright/test";
import { actWords } from "../messages/act.messages.ts";
import { type Place, pageOf } from "./place.ts";
import { words } from "./words.ts";

/** How many of something: minus, plus and typing. */
export class QuantityField {
  /** The field with its two buttons. */
  readonly root: Locator;
  /** Where the number is typed. */
  readonly field: Locator;

  /** By its name; without one it is the only field in its place. */
  constructor(place: Place, name?: string | RegExp) {
    this.field = place.getByRole("spinbutton", name === undefined ? {} : { name });
    const group = place.getByRole("group", name === undefined ? {} : { name });
    this.root = group.filter({ has: pageOf(place).getByRole("spinbutton") });
  }

  /** Types a number, as a buyer does. */
  async set(count: number): Promise<void> {
    await this.field.fill(String(count));
    await this.field.press("Enter");
  }

  async increase(): Promise<void> {
    await this.root.getByRole("button", { name: words(actWords.increase) }).click();
  }

  async decrease(): Promise<void> {
    await this.root.getByRole("button", { name: words(actWords.decrease) }).click();
  }

  async value(): Promise<number> {
    return Number(await this.field.inputValue());
  }
}
