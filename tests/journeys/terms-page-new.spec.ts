import { accessibilityFaults } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";

test("terms of several shops are read shop by shop; kind and shop live in the address", async ({ page }) => {
  await page.goto("/termsPage-new?type=4&shopIds=1,2,3");
  const shops = page.getByRole("navigation", { name: "店铺" });
  await expect(shops.getByRole("link")).toHaveText([
    "百工自营旗舰店",
    "华东工贸五金专营店",
    "岭南安防劳保专营店",
  ]);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["百工自营旗舰店"]);
  await shops.getByRole("link", { name: "岭南安防劳保专营店" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["岭南安防劳保专营店"]);
  await page.getByRole("navigation", { name: "条款种类" }).getByRole("link", { name: "隐私政策" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "隐私政策" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["岭南安防劳保专营店"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "销售通用条款" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("the footer's links lead here", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "销售通用条款" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "销售通用条款" })).toBeVisible();
});
