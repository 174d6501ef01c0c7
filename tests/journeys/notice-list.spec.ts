import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";

test("announcements are found from the home page, those on top first, page by page", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.locator('a[href^="/notice-detail?id="]').nth(4)).toBeVisible();
  await main.locator('a[href="/notice-list"]').click();
  await page.waitForURL("**/notice-list");
  await expect(main.getByRole("heading", { level: 1, name: "公告" })).toBeVisible();
  const lines = main.getByRole("listitem").filter({ has: page.locator('a[href^="/notice-detail"]') });
  await expect(lines).toHaveCount(10);
  const texts = await lines.allInnerTexts();
  const lastPinned = texts.findLastIndex((text) => text.includes("置顶"));
  expect(lastPinned).toBeGreaterThan(0);
  expect(texts.slice(0, lastPinned + 1).every((text) => text.includes("置顶"))).toBe(true);
  await expectAccessible(page);

  await main.getByRole("link", { name: "第 2 页" }).click();
  await page.waitForURL(/page=2/);
  await expect(lines.first()).not.toContainText("置顶");
  await lines.first().getByRole("link").click();
  await page.waitForURL("**/notice-detail?id=*");
  await page.goBack();
  await page.waitForURL(/page=2/);
});

test("the platform's announcements and the shop's stand apart", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/notice-list");
  const main = page.getByRole("main");
  const tabs = main.getByRole("navigation", { name: "公告来源" });
  await tabs.getByRole("link", { name: "百工自营旗舰店" }).click();
  await page.waitForURL(/from=shop/);
  const lines = main.locator('a[href^="/notice-detail"]');
  await expect(lines.first()).toContainText("百工自营旗舰店");
  const texts = await lines.allInnerTexts();
  expect(texts.every((text) => text.includes("百工自营旗舰店"))).toBe(true);
  await tabs.getByRole("link", { name: "平台公告" }).click();
  await page.waitForURL(/from=platform/);
  await expect(main.getByText("企业采购账户安全提醒")).toBeVisible();
  await expect(lines.filter({ hasText: "百工自营旗舰店" })).toHaveCount(0);
});
