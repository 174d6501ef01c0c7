import { enterAs, enterForFirstEnterprise, expect, test } from "../support/journey.ts";

test("a shop's dealer previews a draft, with marks of what this version does not know", async ({ page }) => {
  await enterAs(page, "vip01");
  await page.goto("/select-decorate?id=7");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "预览" })).toBeVisible();
  await expect(main.getByText("草稿，买家看不到")).toBeVisible();
  await expect(main.getByText(/当前版本无法显示的模块：liveRoom/)).toBeVisible();
  await main.getByRole("link", { name: "查看买家看到的首页" }).click();
  await page.waitForURL("**/shopIndex?shopId=1");
  await expect(main.getByText(/无法显示的模块/)).toHaveCount(0);
});

test("who only buys there is told why there is nothing to see", async ({ page }) => {
  await enterAs(page, "retail01");
  const answer = await page.goto("/select-decorate?id=7");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main").getByText("仅该店铺的经销商和企业管理员可以预览")).toBeVisible();
});

test("a member of an enterprise is told who of it gives the right", async ({ page }) => {
  const buyer = await enterForFirstEnterprise(page, "dealer01");
  const chosen = { userId: 1, currentEpId: 2, adminUserId: 2, shopId: 2 };
  await buyer.call("POST", "/p/selectEnterprise", chosen);
  await page.goto("/select-decorate?id=8");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "您没有查看这个页面的权限" })).toBeVisible();
  await expect(main.getByText("恒锐管理员")).toBeVisible();
  await expect(main.getByText("138****0002")).toBeVisible();
  await expect(main.getByRole("link", { name: "返回首页" })).toBeVisible();
  await buyer.call("POST", "/p/selectEnterprise", { ...chosen, currentEpId: 1, adminUserId: 1, shopId: 1 });
});
