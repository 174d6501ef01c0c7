import { createRequire } from "node:module";
import { test as base, type Page } from "@playwright/test";
import { type Dress, storyAddress } from "./stories.ts";

interface Finished {
  storyId: string;
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: "storyFinished", listener: (finished: Finished) => void): void;
    off(event: "storyFinished", listener: (finished: Finished) => void): void;
    emit(event: "updateGlobals", change: { globals: Record<string, string> }): void;
    emit(event: "setCurrentStory" | "forceRemount", to: { storyId: string; viewMode: "story" }): void;
  };
}

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Stories that ask for today's date or the time see this one, in the days of the samples. */
const now = "2026-11-21T10:00:00+08:00";

/** The size at which stories are seen, in px. */
export const storyViewport = { width: 1280, height: 900 };

/** Playwright's test with one page for all stories of a worker: the library's code is loaded once, not for each story. */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: "zh-CN",
        timezoneId: "Asia/Shanghai",
        reducedMotion: "reduce",
        viewport: storyViewport,
      });
      await context.clock.setFixedTime(now);
      await context.addInitScript({ path: axe });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** What the toolbar or the sidebar would do: another dress of the open story, or another story. */
type Change = { globals: Record<string, string> } | { storyId: string };

/**
 * Changes what is open by Storybook's own messages and waits until it is through; going on earlier makes it load itself again.
 * Whether a play or a rule of all stories fails is for the stories' own run to say, which gives each the width that it asks for.
 */
async function change(page: Page, to: Change): Promise<void> {
  await page.evaluate(async (wanted) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as StorybookWindow;
    const open = preview.currentRender?.id;
    const next = "storyId" in wanted ? wanted.storyId : open;
    const over = new Promise<void>((resolve) => {
      channel.on("storyFinished", function listen(one) {
        if (one.storyId !== next) return;
        channel.off("storyFinished", listen);
        resolve();
      });
    });
    if ("globals" in wanted) channel.emit("updateGlobals", wanted);
    else
      channel.emit(wanted.storyId === open ? "forceRemount" : "setCurrentStory", {
        storyId: wanted.storyId,
        viewMode: "story",
      });
    await over;
    await document.fonts.ready;
  }, to);
}

/** What a page wears, where a story is in it. */
const worn = new WeakMap<Page, string>();
const nameOf = ({ brand, locale, scheme = "light" }: Dress) => `${brand} ${locale} ${scheme}`;

/** Opens the document of a worker's stories. */
async function openStories(page: Page, id: string, dress: Dress): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_URL}${storyAddress(id, dress)}`);
  await page.waitForFunction(
    () =>
      (window as unknown as Partial<StorybookWindow>).__STORYBOOK_PREVIEW__?.currentRender?.phase ===
      "finished",
  );
  // Messages that wait hidden for a story that takes long: three quarters of what axe would walk through at each story.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll(".sb-preparing-story, .sb-preparing-docs, .sb-nopreview"))
      part.replaceChildren();
  });
}

/** Shows one story as it is worn, once its play function is through; the library's code is loaded for the first alone. */
export async function goToStory(page: Page, id: string, dress: Dress): Promise<void> {
  if (worn.has(page)) await redressStory(page, dress);
  else await openStories(page, id, dress);
  worn.set(page, nameOf(dress));
  await change(page, { storyId: id });
}

/** Puts the open story into another brand, locale and scheme, as the toolbar does; what its play function did stays. */
export async function redressStory(page: Page, dress: Dress): Promise<void> {
  if (worn.get(page) === nameOf(dress)) return;
  await change(page, { globals: { scheme: "light", ...dress } });
  worn.set(page, nameOf(dress));
}
