/** Takes the README's pictures: the storefront and the Storybook as a visitor sees them. Run by `npm run pictures`. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { signIn } from "./journey.ts";
import openShops from "./running-shop.ts";
import serveStorybook from "./served-storybook.ts";
import { takeShop } from "./shop-of-worker.ts";

const folder = path.resolve(import.meta.dirname, "..", "..", "docs", "pictures");

/** What represents the whole library: dense, with prices, steps and amounts. */
const picturedStory = "cart-cartshopgroup--default";

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: "jpeg", quality: 72 });
}

const closeShop = await openShops({ workers: 1 });
takeShop();
const closeStorybook = await serveStorybook();
const browser = await chromium.launch(launchOptions);
try {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: process.env.STORE_URL ?? "",
    viewport: { width: 1440, height: 900 },
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await signIn(page, "dealer01");
  await page.goto("/");
  await picture(page, "storefront-home");
  await page.goto("/list");
  await picture(page, "storefront-list");
  await page.goto(`${process.env.STORYBOOK_URL}/?path=/story/${picturedStory}`);
  const preview = page.frameLocator("#storybook-preview-iframe");
  await preview.locator("body.sb-show-main #storybook-root > *").first().waitFor();
  await picture(page, "storybook");
} finally {
  await browser.close();
  await closeStorybook();
  await closeShop();
}
