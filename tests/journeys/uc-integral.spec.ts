import { enterAs, expect, test } from "../support/journey.ts";

test("points say which lapse next, and their ledger what came in and went out", async ({ page }) => {
  await enterAs(page, "dealer01");
  await page.goto("/user-center/index");
  await page.getByRole("main").getByRole("link", { name: /积分/ }).first().click();
  await page.waitForURL("**/user-center/uc-integral");
  const main = page.getByRole("main");
  await expect(main.getByText(/^\d{1,3}(?:,\d{3})+$/)).toBeVisible();
  await expect(main.getByText(/积分将于 \d{4}-12-31 过期/)).toBeVisible();
  const rows = main.getByRole("list", { name: "积分明细" }).getByRole("listitem");
  await expect(rows.first()).toContainText(/余 [\d,]+ 积分/);
  await main.getByRole("link", { name: "支出" }).click();
  await page.waitForURL("**?tab=out");
  await expect(rows.filter({ hasText: "+" })).toHaveCount(0);
  await rows.getByRole("link").first().click();
  await page.waitForURL("**/order-detail?**");
});
