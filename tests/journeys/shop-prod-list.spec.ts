import { expect, test } from "../support/journey.ts";

test("a shop's goods are found by its own tree, its own search and the list's filters", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/shop-prod-list?shopId=2");
  const main = page.getByRole("main");
  const count = main.getByText(/共找到 [\d,]+ 种商品/);
  const all = await count.textContent();
  expect(all).toContain("华东工贸五金专营店");
  const tree = main.getByRole("navigation", { name: "店铺分类" });
  await tree.getByRole("link").nth(1).click();
  await page.waitForURL(/shopCid=/);
  await expect(tree.locator("[aria-current]").filter({ visible: true })).toHaveCount(1);
  await expect(count).not.toHaveText(all ?? "");
  await main.getByRole("group", { name: "品牌" }).getByRole("link").first().click();
  await page.waitForURL(/shop-prod-list\?.*brand=/);
  await expect(page).toHaveURL(/shopId=2/);
  const chips = main.getByRole("list", { name: "已选条件" });
  // The shop's own category, and the brand.
  await expect(chips.getByRole("link", { name: /^移除/ })).toHaveCount(2);
  const box = main.getByRole("searchbox", { name: "搜索本店商品" });
  await box.fill("螺");
  await box.press("Enter");
  await page.waitForURL(/shop-prod-list\?.*pn=/);
  await expect(main.getByRole("article").first()).toBeVisible();
  await expect(main.getByRole("article").filter({ hasText: "百工自营旗舰店" })).toHaveCount(0);
});
