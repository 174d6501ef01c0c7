import type { Page } from "@playwright/test";
import { openAs } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";
import { openHost, type Running } from "../support/own-host.ts";

let host: Running;
test.beforeAll(async () => {
  host = await openHost({ API_ORIGIN: process.env.API_URL ?? "", MALL_LANGUAGES: "zh_CN,en" });
});
test.afterAll(async () => host.stop());
test.beforeEach(async ({ context, buyer }) => {
  await openAs(context, buyer, host.url);
  await context.addCookies([{ name: "bbcLanguage", value: "en", url: host.url }]);
});

const words = "**/assets/en.*.json";
/** Part of every catalogue of words, and on none of these pages. */
const elsewhere = "securityCheck.";
const signOut = (page: Page) => page.getByRole("button", { name: "Sign out" });

test("English comes as one file that the browser keeps, with no document and no answer", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const asked = page.waitForResponse(words);
  const document = await page.goto(`${host.url}/list?st=0`);
  expect(await document?.text()).toContain("Sign out");
  expect(await document?.text()).not.toContain(elsewhere);
  const file = await asked;
  expect(await file.text()).toContain(elsewhere);
  expect(file.headers()["cache-control"]).toContain("immutable");
  await waitForHydration(signOut(page));

  // What a write asks again brings the chrome's data along.
  const answer = await page.request.get(`${host.url}/user-center/uc-message.data`);
  expect(await answer.text()).not.toContain(elsewhere);

  await page.goto(`${host.url}/cart`);
  await waitForHydration(signOut(page));
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/en\./.test(name))
      .map(({ transferSize }) => transferSize),
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.every((bytes) => bytes === 0)).toBe(true);
  expect(faults.filter((text) => /hydrat|preload|#4\d\d/i.test(text))).toEqual([]);
});

test("until English is there the page is in English as the host drew it", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(words, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${host.url}/list?st=0`, { waitUntil: "commit" });
  await expect(signOut(page)).toBeVisible();
  release();
  await waitForHydration(signOut(page));
  await expect(signOut(page)).toBeVisible();
});

test("a page whose English is lost reloads", async ({ page }) => {
  await page.route(words, (route) => route.fulfill({ status: 404, body: "" }), { times: 2 });
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${host.url}/list?st=0`);
  await expect.poll(() => documents).toBe(2);
  await waitForHydration(signOut(page));
});

test("a visible switch leads to the other language and back to the same page, without script too", async ({
  browser,
  page,
  buyer,
}) => {
  await page.goto(`${host.url}/list?st=3`);
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.getByRole("button", { name: "退出登录" })).toBeVisible();
  await expect(page).toHaveURL(/\/list\?st=3$/);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  await openAs(context, buyer, host.url);
  const plain = await context.newPage();
  await plain.goto(`${host.url}/cart`);
  await plain.getByRole("button", { name: "English" }).click();
  await expect(signOut(plain)).toBeVisible();
  await expect(plain).toHaveURL(/\/cart$/);
  const { scrollWidth, clientWidth } = await plain.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await context.close();
});

test("a mall of one language offers no other", async ({ page, context, buyer, baseURL }) => {
  await openAs(context, buyer, baseURL ?? "");
  await page.goto(`${baseURL}/list?st=0`);
  await expect(page.getByRole("button", { name: "退出登录" })).toBeVisible();
  await expect(page.getByRole("button", { name: "English" })).toHaveCount(0);
});
