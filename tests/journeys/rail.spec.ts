import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { type Buyer, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

const rail = (page: Page) => page.getByRole("complementary", { name: "快捷工具" });
const drawer = (page: Page, name: string) => page.getByRole("dialog", { name });

const addToWishlist = async (buyer: Buyer, prodIds: number[]) => {
  for (const prodId of prodIds) await buyer.call("POST", "/p/user/collection/addOrCancel", { prodId });
};
const wishlist = async (buyer: Buyer) =>
  (
    await buyer.call<{ records: { prodId: number }[] }>("GET", "/p/user/collection/page?size=100")
  ).records.map(({ prodId }) => prodId);

test("the cart's drawer shows lines and their sum and leads to settling", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await page.goto("/");
  await rail(page).getByRole("button", { name: "购物车" }).click();
  await expect(drawer(page, "购物车").getByText("购物车还是空的")).toBeVisible();
  await page.keyboard.press("Escape");
  await buyer.add(goods, 3);
  await page.reload();
  await rail(page).getByRole("button", { name: "购物车，3 件商品" }).click();
  const cart = drawer(page, "购物车");
  await expect(cart.getByRole("link", { name: goods.name })).toBeVisible();
  await expect(cart.getByText("3 件", { exact: true })).toBeVisible();
  await expect(cart.getByText("已选 3 件")).toBeVisible();
  await expectAccessible(page);
  await cart.getByRole("link", { name: "去结算" }).click();
  await page.waitForURL("**/cart");
  await expect(cart).toHaveCount(0);
});

test("a drawer holds the focus and gives it back", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  const button = rail(page).getByRole("button", { name: "收藏" });
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press("Enter");
  const open = drawer(page, "我的收藏");
  await expect(open.getByText("还没有收藏的商品")).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    expect(await open.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a favourite is taken out and comes back to its place by undo", async ({ page, buyer }) => {
  const goods = await ordinaryGoods(buyer, 1, 3);
  const ids = goods.map(({ prodId }) => prodId);
  await addToWishlist(buyer, ids);
  await page.goto("/");
  await rail(page).getByRole("button", { name: "收藏" }).click();
  const rows = drawer(page, "我的收藏").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  const name = goods[1]?.name ?? "";
  await drawer(page, "我的收藏")
    .getByRole("button", { name: `取消收藏：${name}` })
    .click();
  await expect(rows).toHaveCount(2);
  await expect.poll(async () => (await wishlist(buyer)).length).toBe(2);
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(name);
  await expect.poll(() => wishlist(buyer)).toEqual(ids.toReversed());
});

test("a favourite that is taken out leaves no gap before the next ones that are loaded", async ({
  page,
  buyer,
}) => {
  const goods = await ordinaryGoods(buyer, 1, 23);
  await addToWishlist(
    buyer,
    goods.map(({ prodId }) => prodId),
  );
  await page.goto("/");
  await rail(page).getByRole("button", { name: "收藏" }).click();
  const open = drawer(page, "我的收藏");
  const rows = open.getByRole("listitem");
  await expect(rows).toHaveCount(20);
  await open
    .getByRole("button", { name: /^取消收藏：/ })
    .first()
    .click();
  await expect.poll(async () => (await wishlist(buyer)).length).toBe(22);
  await open.getByRole("button", { name: "查看更多" }).click();
  await expect(rows).toHaveCount(22);
});

test("an opened product leaves a footprint under today, which can be deleted and put back", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const noted = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith("/p/prodBrowseLog"));
  await page.goto(`/detail/${goods.prodId}`);
  expect((await noted).ok()).toBe(true);
  await rail(page).getByRole("button", { name: "足迹" }).click();
  const open = drawer(page, "我的足迹");
  await expect(open.getByRole("heading", { name: "今天" })).toBeVisible();
  await open.getByRole("button", { name: `删除足迹：${goods.name}` }).click();
  await expect(open.getByText("还没有浏览记录")).toBeVisible();
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(open.getByRole("link", { name: goods.name })).toBeVisible();
  await open.getByRole("link", { name: goods.name }).click();
  await page.waitForURL(`**/detail/${goods.prodId}`);
});

test("a coupon is claimed in the drawer and is then the buyer's", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  await rail(page).getByRole("button", { name: "优惠券" }).click();
  const open = drawer(page, "优惠券");
  await expect(open.getByText("还没有可用的优惠券")).toBeVisible();
  await open.getByRole("button", { name: "立即领取：全平台通用券" }).click();
  await expect(page.getByText("领取成功")).toBeVisible();
  const use = open.getByRole("link", { name: "去使用：全平台通用券" });
  await expect(use).toHaveAttribute("href", /^\/list\?st=0&couponId=1$|couponId=1/);
  await expectAccessible(page);
  await use.click();
  await page.waitForURL(/\/list\?.*couponId=1/);
  await expect(open).toHaveCount(0);
});

test("a drawer that could not be loaded says so and tries again", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  await page.route("**/p/user/collection/page**", (route) => route.abort());
  await rail(page).getByRole("button", { name: "收藏" }).click();
  const open = drawer(page, "我的收藏");
  await expect(open.getByText("加载失败")).toBeVisible();
  await page.unroute("**/p/user/collection/page**");
  await open.getByRole("button", { name: "重试" }).click();
  await expect(open.getByText("还没有收藏的商品")).toBeVisible();
});

test("the service button names the shop's telephone; the rail is not printed", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/");
  await rail(page).getByRole("button", { name: "客服" }).focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: "联系客服" });
  await expect(card.getByRole("link", { name: /^[\d-]{8,}$/ })).toHaveAttribute("href", /^tel:\d+$/);
  await page.keyboard.press("Escape");
  await page.emulateMedia({ media: "print" });
  await expect(rail(page)).toBeHidden();
});

test("on a phone the rail is only the way back to the top", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/list?st=0");
  await expect(rail(page)).toBeAttached();
  await expect(rail(page).getByRole("button")).toHaveCount(0);
  await page.mouse.wheel(0, 3_000);
  await rail(page).getByRole("button", { name: "返回顶部" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(rail(page).getByRole("button")).toHaveCount(0);
});

test("with letters twice as large the rail gives its place at the edge up", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/notice-list");
  await expect(rail(page)).toHaveCSS("position", "fixed");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expect(rail(page)).not.toHaveCSS("position", "fixed");
});
