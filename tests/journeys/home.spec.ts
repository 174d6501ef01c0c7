import { ordinaryGoods } from "../support/buyer.ts";
import { enterAs, expect, test } from "../support/journey.ts";

test("the home page leads into the mall: floors, flash sale, shops, category flyout", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText("新品").first()).toBeVisible();
  await expect(main.getByRole("timer").first()).toBeAttached();
  await main.getByRole("article").getByRole("link").first().click();
  await page.waitForURL("**/detail/**");
  await page.getByRole("button", { name: "全部商品分类" }).click();
  await page.getByRole("link", { name: "工具", exact: true }).first().click();
  await page.waitForURL(/\/list\?.*cpid=1/);
});

test("the flash sale's strip leads to its goods at their price, and to all rounds", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  // Of its own: other journeys move the shop's clock past the rounds of the seed.
  const round = { skuId: goods.skuId, price: "9.90", total: 10, perUser: 2, name: "首页场" };
  await sandbox.startRound({ ...round, lastsMs: 60 * 60_000 });
  const strip = page.getByRole("main").getByRole("region", { name: "秒杀专区" });
  // The host keeps home for a moment.
  await expect(async () => {
    await page.goto("/");
    await expect(strip).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const shown = strip.getByRole("listitem").first();
  const price = /¥\s*([\d,]+\.\d\d)/.exec((await shown.textContent()) ?? "")?.[1] ?? "none";
  await shown.getByRole("link").click();
  await page.waitForURL("**/secdetail/*");
  await expect(page.getByRole("main")).toContainText(price);
  await page.goBack();
  await strip.getByRole("link", { name: "进入秒杀专区" }).click();
  await page.waitForURL("**/flash-sale");
});

test("a buyer without a shop is led to /landing", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "账号" }).fill("newbie01");
  await page.getByRole("textbox", { name: "密码" }).fill("Mall@2026");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL("**/landing");
  await page.goto("/cart");
  await page.waitForURL("**/landing");
});

test("a closed shop warns on search and lists nothing", async ({ page }) => {
  await enterAs(page, "closed01");
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "搜索商品" });
  await box.fill("扳手");
  await box.press("Enter");
  await expect(page.getByText("当前店铺已暂停营业，无法查看").first()).toBeVisible();
  await page.goto("/list?st=0");
  await expect(page.getByRole("main").getByText("当前店铺已暂停营业，无法查看").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("a shop of the special kind shows neither flyout nor product list", async ({ page }) => {
  await enterAs(page, "special01");
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "首页" })).toBeVisible();
  await expect(header.getByRole("button", { name: "全部商品分类" })).toHaveCount(0);
  await expect(header.getByRole("link", { name: "商品列表" })).toHaveCount(0);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "购物车" })).toBeVisible();
  await expect(main.getByRole("link", { name: "商品列表" })).toHaveCount(0);
  await expect(main.getByRole("navigation", { name: "全部商品分类" })).toHaveCount(0);
});

test("the categories stand once on the first view; the floors' navigator comes with the floors", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  const tools = page.getByRole("link", { name: "工具", exact: true }).locator("visible=true");
  await expect(page.getByRole("banner").getByText("全部商品分类").locator("visible=true")).toBeVisible();
  await expect(page.getByRole("button", { name: "全部商品分类" })).toHaveCount(0);
  expect(await tools.count()).toBe(1);
  await expect(page.getByRole("navigation", { name: "楼层导航" })).toHaveCount(0);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("navigation", { name: "楼层导航" })).toBeVisible();
});
