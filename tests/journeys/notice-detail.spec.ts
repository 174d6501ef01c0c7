import { expect, signIn, test } from "../support/journey.ts";

test("a buyer opens 公告详情", async ({ page }) => {
  await signIn(page, "member01");
  await page.goto("/notice-detail");
  await expect(page.getByRole("heading", { level: 1, name: "公告详情" })).toBeVisible();
});
