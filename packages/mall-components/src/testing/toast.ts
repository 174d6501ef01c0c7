import type { Locator } from "@playwright/test";
import { messages } from "../chrome/ReactionHost/ReactionHost.messages.ts";
import { actWords } from "../messages/act.messages.ts";
import type { Place } from "./place.ts";
import { words } from "./words.ts";

/** A short message at the page's edge, which leaves by itself. */
export class Toast {
  /** Where toasts appear; to wait for one, `expect(toast.root).toContainText(…)`. */
  readonly root: Locator;

  constructor(place: Place) {
    this.root = place.getByRole("region", { name: words(messages.region) });
  }

  /** Takes back what was done. */
  async undo(): Promise<void> {
    await this.root.getByRole("button", { name: words(messages.undo) }).click();
  }

  /** Takes the newest away. */
  async dismiss(): Promise<void> {
    await this.root
      .getByRole("button", { name: words(actWords.close) })
      .last()
      .click();
  }
}
