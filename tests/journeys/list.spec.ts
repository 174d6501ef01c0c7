import type { Locator, Page } from "@playwright/test";
import { Pagination, ProductCard } from "@tradehall/mall-components/testing";
import { openAs } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

/** The forms of a list that put goods into the cart, once the page answers for them. */
async function addForms(page: Page): Promise<Locator> {
  await expect(page.getByRole("complementary", { name: "快捷工具" })).toBeVisible();
  return page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByRole("button", { name: /^加入购物车/ }) });
}

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
  await page.waitForURL(/price=/);
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
  await new Pagination(main).next();
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
  // Only what sells elsewhere.
  const instead = main.getByRole("region", { name: "这些商品也在热卖" }).getByRole("article");
  await expect(instead).toHaveCount(6);
  await expect(main.getByRole("article")).toHaveCount(6);
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
  // The goods begin in the first third of the screen, a little below it at most; the table with quantities takes the place of the plain one.
  const top = async () => (await page.getByRole("table").boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  await expect.poll(top).toBeLessThan(350);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test("a card puts its goods into the cart where they are seen, one of several SKUs leads to its choice", async ({
  page,
  buyer,
}) => {
  await page.goto("/list?st=0");
  const form = (await addForms(page)).first();
  await form.scrollIntoViewIfNeeded();
  await form.locator("xpath=ancestor::article").hover();
  const field = form.getByRole("spinbutton");
  const least = Number(await field.inputValue());
  await form.getByRole("button", { name: /^增加/ }).click();
  const asked = Number(await field.inputValue());
  expect(asked).toBeGreaterThan(least);
  const button = await form.getByRole("button", { name: /^加入购物车/ }).getAttribute("aria-label");
  const name = button?.replace("加入购物车：", "") ?? "";
  await new ProductCard(page.getByRole("main"), name).addToCart();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await expect(page).toHaveURL(/\/list/);
  await expect(page.getByRole("link", { name: `购物车，${asked} 件商品` })).toBeVisible();
  expect(await buyer.call("GET", "/p/shopCart/prodCount")).toBe(asked);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^选规格/ })
    .first()
    .click();
  await page.waitForURL("**/detail/**");
});

test("without script a table and the cards of a phone put goods into the cart by their forms", async ({
  browser,
  buyer,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    hasTouch: true,
    ...(baseURL ? { baseURL } : {}),
  });
  await openAs(context, buyer, baseURL ?? "");
  const plain = await context.newPage();
  let before = 0;
  for (const address of ["/list?view=table", "/list?st=0"]) {
    await plain.goto(address);
    await plain
      .getByRole("main")
      .getByRole("button", { name: /^加入购物车/ })
      .first()
      .click();
    await plain.waitForURL("**/cart");
    const now = await buyer.call<number>("GET", "/p/shopCart/prodCount");
    expect(now).toBeGreaterThan(before);
    before = now;
  }
  await context.close();
});

test("chips name the coupon and the shop of the address, and the list says whose goods it shows", async ({
  page,
  buyer,
}) => {
  const { shopName } = await buyer.call<{ shopName: string }>("GET", "/p/shop");
  await page.goto(`/list?shopId=1&couponId=1&pn=${encodeURIComponent("绝无此物品甲乙丙")}`);
  const chips = page.getByRole("main").getByRole("list", { name: "已选条件" });
  await expect(chips.getByRole("link", { name: `移除店铺：${shopName}` })).toBeVisible();
  await expect(chips.getByRole("link", { name: /^移除优惠券：.*减/ })).toBeVisible();
  await expect(page.getByRole("main").getByText(`${shopName} · 共找到 0 种商品`)).toBeVisible();
});

test("several values are ticked together, each is a chip of its own; attributes narrow a category", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const chips = main.getByRole("list", { name: "已选条件" });
  const found = () => main.getByText(/共找到 [\d,]+ 种商品/);
  await page.goto("/list?cpid=1&cid=9&thCid=41&st=0");
  await waitForHydration(main.getByRole("link", { name: "多选品牌" }));
  const all = (await found().textContent()) ?? "";
  await main.getByRole("link", { name: "多选执行标准" }).click();
  const row = main.getByRole("group", { name: "执行标准" });
  await row.getByRole("checkbox", { name: /^GB\/T 4388-2008/ }).check();
  await row.getByRole("checkbox", { name: /^GB\/T 4440-2022/ }).check();
  await row.getByRole("button", { name: "确定" }).click();
  await page.waitForURL(/attr=\d+%2C\d+/);
  await expect(chips.getByRole("link", { name: /^移除执行标准/ })).toHaveCount(2);
  await expect(found()).not.toHaveText(all);
  await chips.getByRole("link", { name: "移除执行标准：GB/T 4388-2008" }).click();
  await page.waitForURL(/attr=\d+(&|$)/);
  await expect(chips.getByRole("link", { name: /^移除执行标准/ })).toHaveCount(1);
});

test("ticks open and are sent without script; an empty list leads on", async ({
  browser,
  buyer,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  await openAs(context, buyer, baseURL ?? "");
  const page = await context.newPage();
  const main = page.getByRole("main");
  await page.goto(`/list?pn=${encodeURIComponent("手套")}&st=0`);
  await main.getByRole("link", { name: "多选价格" }).click();
  const row = main.getByRole("group", { name: "价格" });
  await row.getByRole("checkbox").first().check();
  await row.getByRole("checkbox").nth(1).check();
  await row.getByRole("button", { name: "确定" }).click();
  const chips = main.getByRole("list", { name: "已选条件" });
  await expect(chips.getByRole("link", { name: /^移除价格/ })).toHaveCount(2);
  await page.goto(`/list?pn=${encodeURIComponent("手套")}&price=5000-&stock=1`);
  await main.getByRole("list", { name: "去掉一个条件" }).getByRole("link").first().click();
  await expect(main.getByRole("article").first()).toBeVisible();
  await expect(page).not.toHaveURL(/price=/);
  await context.close();
});
