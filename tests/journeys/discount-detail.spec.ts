import { expect, test } from "../support/journey.ts";

test("a spend-and-save says its rules, and what the cart has of it grows with goods added in place", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/discount-detail?id=102");
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "优惠规则" })).toContainText("每满500元减40元");
  const towards = main.getByRole("region", { name: "购物车中的活动商品" });
  await expect(towards).toContainText("还差 ¥500.00 可享 每满500元减40元");
  await main
    .getByRole("button", { name: /加入购物车/ })
    .first()
    .click();
  await expect(towards).toContainText("已选");
  await main.getByRole("link", { name: "销量" }).click();
  await page.waitForURL("**/discount-detail?**st=1**");
  await towards.getByRole("link", { name: "去购物车" }).click();
  await page.waitForURL("**/cart");
  await expect(main.getByText(/每满500元减40元 · 还差/)).toBeVisible();
  await expect(main.getByText("满减", { exact: true })).toBeVisible();
});

test("an offer that is over says so, and one that is not there is not found", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/discount-detail?id=106");
  await expect(page.getByRole("main").getByText("已结束").first()).toBeVisible();
  const missing = await page.goto("/discount-detail?id=999999");
  expect(missing?.status()).toBe(404);
});
