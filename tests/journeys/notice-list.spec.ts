import { expect, signIn, test } from "../support/journey.ts";

test("a buyer opens 公告", async ({ page }) => {
  await signIn(page, "member01");
  await page.goto("/notice-list");
  await expect(page.getByRole("heading", { level: 1, name: "公告" })).toBeVisible();
});
