import { expect, type Locator, type Page } from "@playwright/test";

/** Where an element is from the focus: there, before it, or after it; from the page's top everything is after. */
const wayTo = (target: Locator): Promise<"there" | "Shift+Tab" | "Tab"> =>
  target.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    if (element === from) return "there";
    const isBefore = from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? "Shift+Tab" : "Tab";
  });

/** Walks with Tab the shorter way until the focus is there, as a person without a mouse does; fails after `steps` steps. */
export async function tabTo(target: Locator, steps = 400): Promise<void> {
  const page = target.page();
  await expect(target).toBeAttached();
  for (let step = 0; step < steps; step += 1) {
    const way = await wayTo(target);
    if (way === "there") return;
    await page.keyboard.press(way);
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Walks there and presses a key on it. */
export async function pressKeyOn(target: Locator, key: "Enter" | "Space"): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Walks to a field, replaces what is in it. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  const page: Page = target.page();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
