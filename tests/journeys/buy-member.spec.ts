import { expect, signIn, test } from "../support/journey.ts";

test("a buyer opens 开通会员", async ({ page }) => {
  await signIn(page, "member01");
  await page.goto("/member-center/buy-member");
  await expect(page.getByRole("heading", { level: 1, name: "开通会员" })).toBeVisible();
});
