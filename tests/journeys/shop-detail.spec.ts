import { expect, test } from "../support/journey.ts";

test("a shop shows its facts, its licence, its site and where it delivers", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/shop-detail?shopId=2");
  const main = page.getByRole("main");
  await expect(main.getByText("杭州华东工贸五金有限公司").first()).toBeVisible();
  await expect(main.getByRole("img", { name: "杭州华东工贸五金有限公司的营业执照" })).toBeVisible();
  const site = main.getByRole("link", { name: "huadong.example.com" });
  await expect(site).toHaveAttribute("rel", "noopener noreferrer");
  await expect(main.getByRole("img", { name: "配送范围：31 个省级行政区可送，店铺在浙江" })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: /^台湾$/ })).toBeVisible();
  await main.getByRole("link", { name: "店铺首页" }).click();
  await page.waitForURL("**/shopIndex?shopId=2");
});
