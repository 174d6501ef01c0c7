import { expect, test } from "../support/journey.ts";

test.beforeEach(({ buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
});

test("facets narrow, their chips show and take them away again", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/list?st=0");
  const all = await main.getByText(/共找到 [\d,]+ 种商品/).textContent();
  await main.getByRole("group", { name: "品牌" }).getByRole("link").first().click();
  await page.waitForURL(/brand=/);
  await expect(main.getByText(/共找到 [\d,]+ 种商品/)).not.toHaveText(all ?? "");
  await main.getByRole("group", { name: "价格" }).getByRole("link").first().click();
  await page.waitForURL(/min=/);
  const chips = main.getByRole("list", { name: "已选条件" });
  await expect(chips.getByRole("link", { name: /^移除/ })).toHaveCount(2);
  await chips.getByRole("link", { name: /^移除品牌/ }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expect(chips.getByRole("link", { name: /^移除/ })).toHaveCount(1);
});

test("sorting by price puts the cheapest first, then the dearest", async ({ page }) => {
  const main = page.getByRole("main");
  const prices = async () => {
    const texts = await main.getByRole("article").allTextContents();
    // The order is that of the list prices; a running activity shows its own price on its cards.
    return texts
      .filter((text) => !/秒杀|限时|拼团/.test(text))
      .slice(0, 10)
      .map((text) => Number(/¥\s*([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(",", "")));
  };
  await page.goto("/list?st=0");
  await main.getByRole("region", { name: "排序与筛选" }).getByRole("link", { name: /^价格/ }).click();
  await page.waitForURL(/st=2/);
  await expect(async () => {
    const shown = await prices();
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }).toPass();
  await main.getByRole("region", { name: "排序与筛选" }).getByRole("link", { name: /^价格/ }).click();
  await page.waitForURL(/st=3/);
  await expect(async () => {
    const shown = await prices();
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  }).toPass();
});

test("the second page shows other products, and going back keeps the place", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/list?st=0");
  const first = await main.getByRole("article").first().textContent();
  await main.getByRole("link", { name: "下一页" }).first().click();
  await page.waitForURL(/page=2/);
  await expect(main.getByRole("article").first()).not.toHaveText(first ?? "");
  const link = main.getByRole("article").nth(20).getByRole("heading").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL("**/detail/**");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await page.waitForURL(/page=2/);
  await expect(main.getByRole("article").nth(20)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
});

test("a keyword typed in full width finds the same as in half width", async ({ page }) => {
  const main = page.getByRole("main");
  const found = async (keyword: string) => {
    await page.goto(`/list?pn=${encodeURIComponent(keyword)}&st=0`);
    return main.getByText(/共找到 [\d,]+ 种/).textContent();
  };
  expect((await found("ＲＳ４８５"))?.match(/\d+/)?.[0]).toBe((await found("RS485"))?.match(/\d+/)?.[0]);
});

test("pinyin initials and trimmed blanks search as well", async ({ page }) => {
  await page.goto("/list?st=0");
  const box = page.getByRole("combobox", { name: "搜索商品" });
  await box.fill("  banshou  ");
  await box.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("pn") === "banshou");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("扳手");
});

test("nothing found says so and suggests what to do", async ({ page }) => {
  await page.goto(`/list?pn=${encodeURIComponent("绝无此物品甲乙丙")}&st=0`);
  const main = page.getByRole("main");
  await expect(main.getByText("没有找到与“绝无此物品甲乙丙”相关的商品")).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(0);
});

test("the history of searches shows on focus and can be cleared", async ({ page, buyer }) => {
  await page.goto(`/list?pn=${encodeURIComponent("电缆")}&st=0`);
  await page.goto("/");
  await page.getByRole("combobox", { name: "搜索商品" }).click();
  await expect(page.getByText("搜索历史")).toBeVisible();
  await page.getByRole("button", { name: "全部删除" }).click();
  await expect(page.getByRole("button", { name: "删除“电缆”" })).toHaveCount(0);
  await expect.poll(() => buyer.call("GET", "/search/getHistory")).toEqual([]);
});

test("the table of a phone scrolls in its own frame, not with the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/list?view=table");
  await expect(page.getByRole("table")).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
