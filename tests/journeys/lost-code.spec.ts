import type { Page } from "@playwright/test";
import { cartLink, expect, test } from "../support/journey.ts";

// Lost code is an uncaught error in the page, and meant to be one.
test.use({ mayBreak: true });

/** Counts the documents a page loads. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

const quiet = (page: Page) => page.waitForFunction(() => sessionStorage.getItem("bbcUserInfo") !== null);

/** The script of a page's own route, which the page itself names. */
async function scriptOf(page: Page, address: string): Promise<string> {
  const document = await (await page.request.get(address)).text();
  return /\/assets\/route-[\w-]+\.js/.exec(document)?.[0] ?? "";
}

test("a page whose code is lost comes as a new document, at most once a minute", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.clock.install();
  await page.goto("/list?st=0");
  await quiet(page);
  await page.waitForLoadState("networkidle");
  const script = await scriptOf(page, "/user-center/uc-order");
  expect(script).toMatch(/\.js$/);
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: "" }));
  const loaded = documents(page);
  const orders = page.getByRole("link", { name: "个人中心" });

  // The first time: the page the buyer wanted comes as a document, though its code cannot.
  await orders.click();
  await page.waitForURL("**/user-center/uc-order");
  await expect.poll(() => loaded).toEqual(["/user-center/uc-order"]);

  // Again within the minute: no more documents; the page stays and says that it failed.
  await page.goto("/list?st=0");
  await quiet(page);
  loaded.length = 0;
  await orders.click();
  await expect(page.getByText("网络连接失败，操作未完成，请重试")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  expect(loaded).toEqual([]);

  // After the minute it may try again.
  await page.goto("/list?st=0");
  await quiet(page);
  loaded.length = 0;
  await page.clock.fastForward(60_000);
  await orders.click();
  await expect.poll(() => loaded).toEqual(["/user-center/uc-order"]);
});

test("a piece of a page that is lost reloads the page", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.route("**/assets/SearchPanel-*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/list?st=0");
  await quiet(page);
  await page.waitForLoadState("networkidle");
  const loaded = documents(page);
  await page.getByRole("combobox", { name: "搜索商品" }).click();
  await expect.poll(() => loaded).toEqual(["/list"]);
  await quiet(page);
  await page.getByRole("combobox", { name: "搜索商品" }).click();
  await page.waitForTimeout(1_000);
  expect(loaded, "no second time within the minute").toEqual(["/list"]);
});

test("a page of an older build that breaks over newer data reloads", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  await quiet(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/healthz", (route) => route.fulfill({ json: { status: "ok", build: "another" } }));
  // Data of a build whose pages give back something else.
  await page.route("**/cart.data**", (route) =>
    route.fulfill({ contentType: "text/x-script", headers: { "X-Remix-Response": "yes" }, body: "[{}]" }),
  );
  const loaded = documents(page);
  await cartLink(page).click();
  await expect.poll(() => loaded).toEqual(["/cart"]);
  await expect(page.getByRole("heading", { name: "服务器出了点小差~" })).toBeHidden();
});
