import { site } from "../support/expect-chrome.ts";
import { expect, holdCalls, test, waitForHydration } from "../support/journey.ts";

test("the sign is set again and the title follows when a page comes without a new document", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/cart");
  // A click opens the categories only where the page is awake: a sign changed before that is not the page's own.
  const categories = page.getByRole("button", { name: "全部商品分类" });
  await expect(async () => {
    await categories.click();
    await expect(categories).toHaveAttribute("aria-expanded", "true", { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await page.locator("link[rel=icon]").evaluate((link) => {
    link.setAttribute("href", "/somebody-elses.ico");
  });
  await page.getByRole("link", { name: "商品列表" }).first().click();
  await page.waitForURL("**/list**");
  await expect(page).toHaveTitle(`商品列表 - ${site}`);
  await expect(page.locator("link[rel=icon]")).toHaveCount(1);
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/assets/favicon-baigong.svg");
});

test("the shop's one style sheet stays from page to page", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const rules = () => page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
  await page.goto("/cart");
  const before = await rules();
  expect(before).toEqual([expect.any(Number)]);
  const title = await page.title();
  await page.getByRole("navigation", { name: "账户导航" }).getByRole("link", { name: "个人中心" }).click();
  // The title changes with the page itself; the address changes a little earlier.
  await expect(page).not.toHaveTitle(title);
  expect(await rules()).toEqual(before);
});

test("a page that is long in coming is seen to come", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/notice-list");
  const link = page.getByRole("navigation", { name: "账户导航" }).getByRole("link", { name: "消息" });
  await waitForHydration(link);
  // The line comes after the first view, with the side rail.
  await expect(page.getByRole("complementary", { name: "快捷工具" })).toBeVisible();
  const release = await holdCalls(page, "**/user-center/uc-message.data*", "GET");
  await link.click();
  const line = page.locator("[data-moving]");
  await expect(line).toHaveCSS("opacity", "1");
  release();
  await page.waitForURL("**/user-center/uc-message");
  await expect(line).toHaveCount(0);
});
