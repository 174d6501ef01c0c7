import { expect, signIn, test } from "../support/journey.ts";

test("a buyer opens 会员中心", async ({ page }) => {
  await signIn(page, "member01");
  await page.goto("/member-center/member-center");
  await expect(page.getByRole("heading", { level: 1, name: "会员中心" })).toBeVisible();
});
