import { test as base, type Page } from "@playwright/test";
import { type Dress, storyAddress } from "./stories.ts";

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
const nameOf = ({ brand, locale, scheme = "light" }: Dress) => `${brand} ${locale} ${scheme}`;

/** Opens one story alone as it is worn, in a new document, and waits until its play function is through. */
export async function openStory(page: Page, id: string, dress: Dress): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_URL}${storyAddress(id, dress)}`);
  await played(page, id);
  worn.set(page, nameOf(dress));
}

/** The same; where the page shows another in the same dress it goes on as by the sidebar and loads no code again. */
export async function goToStory(page: Page, id: string, dress: Dress): Promise<void> {
  if (worn.get(page) !== nameOf(dress)) return openStory(page, id, dress);
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

/** Puts the open story into another brand, locale and scheme, as the toolbar does; what its play function did stays. */
export async function redressStory(page: Page, dress: Dress): Promise<void> {
  await page.evaluate(
    async (globals) => {
      const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const rendered = new Promise<void>((resolve) => channel.once("storyRendered", resolve));
      channel.emit("updateGlobals", { globals });
      await rendered;
    },
    { scheme: "light", ...dress },
  );
  await page.waitForFunction((name) => document.documentElement.dataset.mallBrand === name, dress.brand);
  worn.set(page, nameOf(dress));
}
