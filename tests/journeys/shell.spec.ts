import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { openAs, ordinaryGoods } from "../support/buyer.ts";
import { enterAs, expect, test, waitForHydration } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";

const phone = { width: 390, height: 844 };
const account = (page: Page) => page.getByRole("navigation", { name: "账户导航" });

test("an enterprise member sees the enterprise, a red dot for unread messages, the orders behind 个人中心", async ({
  page,
}) => {
  await enterAs(page, "dealer01");
  await page.goto("/");
  const bar = account(page);
  await expect(bar.getByRole("link", { name: /^消息 \d+ 条未读消息$/ })).toBeVisible();
  await bar.getByRole("link", { name: /^切换企业，当前为/ }).focus();
  await page.keyboard.press("Enter");
  const picker = page.getByRole("dialog", { name: "请选择您的企业" });
  await expect(picker.getByRole("button", { name: /当前企业/ })).toHaveCount(1);
  await expect(picker.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(picker).toHaveCount(0);
  await bar.getByRole("link", { name: "个人中心" }).click();
  await page.waitForURL("**/user-center/uc-order");
  await bar.getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL("**/login**");
  const left = (await page.context().cookies()).filter(({ name }) => /^bbc(Token|UserId)$/.test(name));
  expect(left).toEqual([]);
});

test("a buyer outside enterprises sees the company's name, a member of one enterprise has nothing to pick", async ({
  page,
}) => {
  await enterAs(page, "retail01");
  await page.goto("/");
  await expect(account(page).getByRole("link", { name: /切换企业/ })).toHaveCount(0);
  await expect(
    account(page)
      .getByTitle(/\S{4,}/)
      .first(),
  ).toBeVisible();
  // An open page would notice that its session is gone, and lead away by itself.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await enterAs(page, "member01");
  await page.goto("/");
  await expect(account(page).getByRole("link", { name: /切换企业/ })).toHaveCount(0);
});

test("a closed shop: no product list, no flyout, a warning of one second, no footer", async ({ page }) => {
  await enterAs(page, "closed01");
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "商品列表" })).not.toHaveAttribute("href");
  await expect(header.getByText("暂停营业")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const warning = page.getByRole("alert").filter({ hasText: "当前店铺已暂停营业，无法查看" });
  // Marked as disabled, so that a person knows; pressing it says why.
  const menu = header.getByRole("button", { name: "全部商品分类" });
  await waitForHydration(menu);
  await menu.click({ force: true });
  await expect(warning).toBeVisible();
  await page.mouse.move(2, 600);
  await expect(warning).toHaveCount(0);
  await expect(header.getByRole("navigation", { name: "商品分类" })).toHaveCount(0);
});

test("the footer of an open shop names its terms, telephone, address and filings", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "销售通用条款" })).toHaveAttribute(
    "href",
    "/termsPage-new?type=4&shopIds=1",
  );
  await expect(footer.getByRole("link", { name: "隐私政策" })).toHaveAttribute(
    "href",
    "/termsPage-new?type=1&shopIds=1",
  );
  await expect(footer.getByRole("link", { name: /^[\d-]{8,}$/ })).toHaveAttribute("href", /^tel:\d+$/);
  await expect(footer.getByText(/^地址/)).toBeVisible();
  await expect(footer.getByText("7天无理由退货")).toBeVisible();
  await expect(footer.getByRole("link", { name: /ICP备/ })).toHaveAttribute("href", /beian\.miit\.gov\.cn/);
});

/** What moved by itself since the page began, by Chromium's own measure. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const viewport of [{ width: 1440, height: 900 }, phone]) {
  test(`the search stays at the top of a scrolled page and moves nothing, at ${viewport.width} px`, async ({
    page,
    buyer,
  }) => {
    expect(buyer.userId).toBeGreaterThan(0);
    await page.setViewportSize(viewport);
    await page.goto("/list?st=0");
    const box = page.getByRole("combobox", { name: "搜索商品" });
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(60);
    }
    await expect(page.getByRole("list", { name: "热门搜索" })).toHaveCount(0);
    // One box in the whole page, for eyes and for assistive technology.
    await expect(page.getByRole("combobox")).toHaveCount(1);
    await expect(box).toBeInViewport();
    const head = await box.boundingBox();
    expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThan(viewport.height / 8);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("/");
    await expect(box).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(await layoutShift(page)).toBeLessThan(0.005);
    await expectAccessible(page);
    await page.keyboard.type("扳手");
    await page.keyboard.press("Enter");
    await page.waitForURL(/pn=/);
    await expect(box).toHaveValue("扳手");
  });
}

test("a thousand pieces in the cart read 999+, in the other tab too", async ({ page, buyer, context }) => {
  const goods = (await ordinaryGoods(buyer, 1, 12)).sort((a, b) => b.stock - a.stock);
  await page.goto("/");
  const cart = (tab: Page) => tab.getByRole("banner").getByRole("link", { name: /^购物车，/ });
  await expect(cart(page)).toHaveAccessibleName("购物车，0 件商品");
  let missing = 1_000;
  for (const one of goods) {
    const count = Math.min(missing, one.stock);
    if (count > 0) await buyer.add(one, count);
    missing -= count;
  }
  expect(missing).toBe(0);
  const second = await context.newPage();
  await second.goto("/cart");
  await expect(cart(second)).toHaveAccessibleName("购物车，999+ 件商品");
  // The API changed the cart, of which no tab was told; a change made in a tab is told to the others.
  const line = second.getByRole("main").getByRole("spinbutton").first();
  await line.fill("1");
  await line.press("Tab");
  await expect(cart(page)).not.toHaveAccessibleName("购物车，0 件商品");
});

test("the shell can be walked by keyboard: skip link, bar, search, menu, then the page", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeFocused();
  for (const target of [
    account(page).getByRole("link", { name: "个人中心" }),
    page.getByRole("combobox", { name: "搜索商品" }),
    page.getByRole("banner").getByRole("link", { name: /^购物车，/ }),
    page.getByRole("button", { name: "全部商品分类" }),
    page.getByRole("banner").getByRole("link", { name: "首页" }),
  ])
    await tabTo(target, 40);
});

test("goods put into the cart in one tab show in the number of another", async ({ page, buyer, context }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await page.goto("/");
  const number = page.getByRole("banner").getByRole("link", { name: /^购物车，/ });
  await expect(page.getByRole("complementary", { name: "快捷工具" })).toBeAttached();
  const second = await context.newPage();
  await openAs(context, buyer, new URL(page.url()).origin);
  await second.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  await second.getByRole("button", { name: "加入购物车", exact: true }).first().click();
  await expect(second.getByText("已加入购物车").first()).toBeVisible();
  await expect(number).toHaveAccessibleName("购物车，1 件商品");
});
