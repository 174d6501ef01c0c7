import { expect, test } from "../support/journey.ts";

test("a buyer opens 提交采购需求", async ({ page }) => {
  await page.goto("/landing-iframe");
  await expect(page.getByRole("heading", { level: 1, name: "提交采购需求" })).toBeVisible();
});
