import { expect, signIn, test } from "../support/journey.ts";

test("a buyer opens 消息中心", async ({ page }) => {
  await signIn(page, "member01");
  await page.goto("/user-center/uc-message");
  await expect(page.getByRole("heading", { level: 1, name: "消息中心" })).toBeVisible();
});
