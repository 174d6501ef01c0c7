import { expect, signIn, test } from "../support/journey.ts";

test("a buyer opens 会员权益", async ({ page }) => {
  await signIn(page, "member01");
  await page.goto("/member-center/member-equity");
  await expect(page.getByRole("heading", { level: 1, name: "会员权益" })).toBeVisible();
});
