import { enterAs, expect, test } from "../support/journey.ts";

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
