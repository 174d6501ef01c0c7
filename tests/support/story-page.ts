import { test as base, type Page } from "@playwright/test";
import { storyAddress } from "./stories.ts";

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: "storyRendered", listener: () => void): void;
    emit(event: "updateGlobals", change: { globals: Record<string, string> }): void;
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

/** Opens one story alone in a brand and a locale and waits until its play function is through. */
export async function openStory(page: Page, id: string, brand: string, locale: string): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_URL}${storyAddress(id, brand, locale)}`);
  const handle = await page.waitForFunction(() => {
    const phase = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === "finished" || phase === "errored" || phase === "aborted" ? phase : undefined;
  });
  const phase = await handle.jsonValue();
  if (phase !== "finished") throw new Error(`${id} ended as ${phase} in ${brand}, ${locale}`);
  await page.evaluate(() => document.fonts.ready);
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
}
