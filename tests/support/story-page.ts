import { test as base, type Page } from "@playwright/test";
import { storyAddress } from "./stories.ts";

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: "storyRendered", listener: () => void): void;
    emit(event: "updateGlobals", change: { globals: Record<string, string> }): void;
    emit(event: "setCurrentStory", to: { storyId: string; viewMode: "story" }): void;
  };
}

/** Playwright's test with one page for all stories of a worker: the library's code is loaded once, not for each story. */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: "zh-CN",
        timezoneId: "Asia/Shanghai",
        reducedMotion: "reduce",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** Waits until the play function of a story is through. */
async function played(page: Page, id: string): Promise<void> {
  const handle = await page.waitForFunction((story) => {
    const render = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
    const isOver = ["finished", "errored", "aborted"].includes(render?.phase ?? "");
    return isOver && render?.id === story ? render.phase : undefined;
  }, id);
  const phase = await handle.jsonValue();
  if (phase !== "finished") throw new Error(`${id} ended as ${phase}`);
  await page.evaluate(() => document.fonts.ready);
}

/** What a page wears, where a story is in it. */
const worn = new WeakMap<Page, string>();

/** Opens one story alone in a brand and a locale, in a new document, and waits until its play function is through. */
export async function openStory(page: Page, id: string, brand: string, locale: string): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_URL}${storyAddress(id, brand, locale)}`);
  await played(page, id);
  worn.set(page, `${brand} ${locale}`);
}

/** The same; where the page shows another in the same dress it goes on as by the sidebar and loads no code again. */
export async function goToStory(page: Page, id: string, brand: string, locale: string): Promise<void> {
  if (worn.get(page) !== `${brand} ${locale}`) return openStory(page, id, brand, locale);
  await page.evaluate(
    (storyId) =>
      (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", {
        storyId,
        viewMode: "story",
      }),
    id,
  );
  await played(page, id);
}

/** Puts the open story into another brand and locale, as the toolbar does; what its play function did stays. */
export async function redressStory(page: Page, brand: string, locale: string): Promise<void> {
  await page.evaluate(
    async (globals) => {
      const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const rendered = new Promise<void>((resolve) => channel.once("storyRendered", resolve));
      channel.emit("updateGlobals", { globals });
      await rendered;
    },
    { brand, locale },
  );
  await page.waitForFunction((name) => document.documentElement.dataset.mallBrand === name, brand);
  worn.set(page, `${brand} ${locale}`);
}
