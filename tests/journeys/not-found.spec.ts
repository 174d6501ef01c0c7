import { expect, test } from "../support/journey.ts";

test("an unknown page answers 404, says so and leads back", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("抱歉，没有相关商品")).toBeVisible();
  await expect(page).toHaveTitle(/页面未找到/);
  await page.getByRole("button", { name: "返回" }).click();
  await page.waitForURL("**/list?st=0");
});
