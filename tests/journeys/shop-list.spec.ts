import { expect, test } from "../support/journey.ts";

test.beforeEach(({ buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
});

test("shops are searched, narrowed and ordered, and the address keeps it", async ({ page }) => {
  const main = page.getByRole("main");
  const cards = main.getByRole("article");
  await page.goto("/shopList");
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toContainText("百工自营旗舰店");
  await expect(cards.first().getByRole("listitem")).toHaveCount(3);
  await main
    .getByRole("group", { name: "类型" })
    .getByRole("link", { name: /第三方/ })
    .click();
  await page.waitForURL(/kind=dealer/);
  await expect(cards).toHaveCount(3);
  await main
    .getByRole("group", { name: "地区" })
    .getByRole("link", { name: /浙江省/ })
    .click();
  await page.waitForURL(/region=/);
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toContainText(["华东工贸五金专营店"]);
  await main.getByRole("link", { name: /^移除地区/ }).click();
  await expect(cards).toHaveCount(3);
  await main.getByRole("link", { name: "新店" }).click();
  await page.waitForURL(/sort=newest/);
  await expect(cards.first()).toContainText("巴蜀机电设备专营店");
});

test("a search without a hit leads on, and a shop's row leads to its home", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/shopList");
  const box = main.getByRole("searchbox", { name: "搜索店铺" });
  await box.fill("没有这家店");
  await box.press("Enter");
  await expect(main.getByText("没有符合条件的店铺")).toBeVisible();
  await main.getByRole("link", { name: "清除筛选" }).click();
  await main.getByRole("article").nth(1).getByRole("link", { name: "进入店铺" }).click();
  await page.waitForURL(/\/shopIndex\?shopId=/);
});

test("a heart on a row is kept", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/shopList");
  const heart = main.getByRole("button", { name: /(收藏店铺|已收藏) 岭南安防劳保专营店/ });
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await heart.click();
  await answer;
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
