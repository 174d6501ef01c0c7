import { expect, test } from "../support/journey.ts";

test("a buyer opens 条款与政策", async ({ page }) => {
  await page.goto("/termsPage");
  await expect(page.getByRole("heading", { level: 1, name: "条款与政策" })).toBeVisible();
});
