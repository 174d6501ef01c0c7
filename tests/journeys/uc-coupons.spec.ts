import { enterAs, expect, test } from "../support/journey.ts";

test("own coupons stand by their state, in the address too", async ({ page }) => {
  await enterAs(page, "dealer01");
  await page.goto("/user-center/uc-coupons");
  const main = page.getByRole("main");
  const tickets = main.getByRole("listitem").filter({ hasText: "有效期至" });
  await expect(
    tickets.filter({ hasText: "全平台通用券" }).getByRole("link", { name: /去使用/ }),
  ).toBeVisible();
  await main.getByRole("link", { name: "已使用" }).click();
  await page.waitForURL("**?tab=used");
  await expect(tickets.filter({ hasText: "新客无门槛券" })).toContainText("已使用");
  await expect(main.getByRole("link", { name: /去使用/ })).toHaveCount(0);
  await page.goto("/user-center/uc-coupons?tab=expired");
  await expect(tickets.filter({ hasText: "国庆返场券" })).toContainText("已过期");
});
