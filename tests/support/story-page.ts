import { test as base, type Page } from "@playwright/test";
import { storyAddress } from "./stories.ts";

interface StorybookWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
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
    const phase = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === "finished" || phase === "errored" || phase === "aborted" ? phase : undefined;
  });
  const phase = await handle.jsonValue();
  if (phase !== "finished") throw new Error(`${id} ended as ${phase} in ${brand}, ${locale}`);
  await page.evaluate(() => document.fonts.ready);
}
