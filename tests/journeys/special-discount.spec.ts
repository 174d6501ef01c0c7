import { expect, test } from "../support/journey.ts";

test("limited-time offers run with a clock or come with their time, and lead to their goods", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/special-discount");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "限时优惠" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "劳保换季特惠" })).toBeVisible();
  await expect(main.getByRole("timer").first()).toBeVisible();
  await main.getByRole("link", { name: /更多.*五金工具限时八五折|五金工具限时八五折.*更多/ }).click();
  await page.waitForURL("**/discount-detail?id=7");
  await expect(main.getByRole("heading", { level: 1, name: "五金工具限时八五折" })).toBeVisible();
  await expect(main.getByRole("article").first()).toBeVisible();
});
