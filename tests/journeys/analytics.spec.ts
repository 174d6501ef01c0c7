import type { Page } from "@playwright/test";
import { ordinaryGoods } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";
import type { Sandbox, StoredVisit } from "../support/sandbox.ts";

const home = 1;
const detailFromBanner = 2;
const detail = 3;
const list = 6;
const cart = 8;

const trail = (visits: StoredVisit[]) =>
  visits.map(({ pageId, step, prevPageId }) => [pageId, step, prevPageId] as const);

const kept = (sandbox: Sandbox, userId: number) => async () => trail(await sandbox.visits(userId));

/** Goes on without a new document. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().click();
  await page.waitForURL(`**${href}`);
}

test("each page change counts once, with its page, its step and the page before", async ({
  page,
  buyer,
  sandbox,
}) => {
  const seen = kept(sandbox, buyer.userId);
  await page.goto("/");
  await expect.poll(seen).toEqual([[home, 0, null]]);
  await follow(page, "/list?st=0");
  await expect.poll(seen).toHaveLength(2);
  // Another order of the same list, its data again, a reload: the page is the same.
  await page.getByRole("main").getByRole("link", { name: /^销量/ }).first().click();
  await page.waitForURL(/\/list\?.*st=1/);
  await page.reload();
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL("**/detail/**");
  const prodId = new URL(page.url()).pathname.split("/")[2];
  await expect.poll(seen).toEqual([
    [home, 0, null],
    [list, 1, home],
    [detail, 2, list],
  ]);
  // A page without an id makes no record and is no page before.
  await page.goto("/notice-list");
  await page.goto("/cart");
  await expect.poll(seen).toHaveLength(4);
  const visits = await sandbox.visits(buyer.userId);
  expect(trail(visits).at(-1)).toEqual([cart, 3, detail]);
  expect(visits[2]).toMatchObject({ bizType: 0, bizData: prodId, systemType: 1, visitType: 1 });
  expect(new Set(visits.map(({ uuid }) => uuid)).size).toBe(1);
  expect(new Set(visits.map(({ uuidSession }) => uuidSession)).size).toBe(1);
});

test("pages left before the analytics came are told of by the next one, in order and once", async ({
  page,
  buyer,
  sandbox,
}) => {
  const seen = kept(sandbox, buyer.userId);
  // A browser that has no idle moment on the home page: nothing that waits for one ever comes there.
  await page.addInitScript(() => {
    if (window.location.pathname === "/") window.requestIdleCallback = () => 0;
  });
  await page.goto("/");
  await follow(page, "/list?st=0");
  // The address comes a moment before the page.
  await expect(page.getByRole("heading", { level: 1, name: "商品列表" })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset.mallComplete)).toBeUndefined();
  await page.goto("/cart");
  const all = [
    [home, 0, null],
    [list, 1, home],
    [cart, 2, list],
  ];
  await expect.poll(seen).toEqual(all);
  // A reload finds nothing left to tell of.
  await page.reload();
  await follow(page, "/user-center/uc-order");
  await expect.poll(seen).toEqual([...all, [13, 3, cart]]);
});

test("goods put into the cart and a banner's product are told apart", async ({ page, buyer, sandbox }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  await page.goto("/");
  await expect.poll(kept(sandbox, buyer.userId)).toHaveLength(1);
  const banners = page.getByRole("region", { name: "活动横幅" });
  // It would turn to the next one between looking and pressing.
  const pause = banners.getByRole("button", { name: "暂停轮播" });
  await waitForHydration(pause);
  await pause.click();
  // The seed's banners lead to coupons, offers and zones; a shop's own may lead to a product.
  const banner = banners.locator("li:not([inert])").getByRole("link").first();
  await banner.evaluate((link, href) => link.setAttribute("href", href), `/detail/${goods?.prodId}`);
  await banner.click();
  await page.waitForURL("**/detail/**");
  await expect
    .poll(async () => (await sandbox.visits(buyer.userId)).map(({ pageId }) => pageId))
    .toEqual([home, detailFromBanner]);

  await page.goto(`/detail/${goods?.prodId}?skuId=${goods?.skuId}`);
  await expect.poll(kept(sandbox, buyer.userId)).toHaveLength(3);
  await page.getByRole("button", { name: "加入购物车", exact: true }).first().click();
  await expect
    .poll(async () => (await sandbox.visits(buyer.userId)).at(-1))
    .toMatchObject({ visitType: 4, pageId: detail, nums: 1, bizData: String(goods?.prodId), step: 2 });
});

test("what finds no network waits in the browser and is sent later, in order and once", async ({
  page,
  context,
  buyer,
  sandbox,
}) => {
  const seen = kept(sandbox, buyer.userId);
  await page.route("**/api/**/flowAnalysisLog", (route) => route.abort("internetdisconnected"));
  await page.route("**/api/flowAnalysisLog", (route) => route.abort("internetdisconnected"));
  await page.goto("/");
  await page.waitForTimeout(500);
  await follow(page, "/list?st=0");
  await follow(page, "/cart");
  const waiting = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("bbcVisits") ?? "[]").length as number);
  await expect.poll(waiting).toBe(3);
  expect(await seen()).toEqual([]);
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(seen).toEqual([
    [home, 0, null],
    [list, 1, home],
    [cart, 2, list],
  ]);
  await expect.poll(waiting).toBe(0);
});

test("a new visit begins after 30 idle minutes, not before", async ({ page, buyer, sandbox }) => {
  const seen = kept(sandbox, buyer.userId);
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(3_000);
  await expect.poll(seen).toHaveLength(1);
  await page.clock.fastForward(29 * 60_000);
  await follow(page, "/list?st=0");
  await page.clock.runFor(3_000);
  await expect.poll(seen).toHaveLength(2);
  await page.clock.fastForward(30 * 60_000);
  await follow(page, "/cart");
  await page.clock.runFor(3_000);
  await expect.poll(seen).toEqual([
    [home, 0, null],
    [list, 1, home],
    [cart, 0, null],
  ]);
  const sessions = (await sandbox.visits(buyer.userId)).map(({ uuidSession }) => uuidSession);
  expect(sessions[0]).toBe(sessions[1]);
  expect(sessions[2]).not.toBe(sessions[0]);
});

test("two tabs share one visit: no step twice, each tab its own page before", async ({
  page,
  context,
  buyer,
  sandbox,
}) => {
  const other = await context.newPage();
  await page.goto("/");
  await expect.poll(kept(sandbox, buyer.userId)).toHaveLength(1);
  await Promise.all([follow(page, "/list?st=0"), other.goto("/cart")]);
  await expect.poll(kept(sandbox, buyer.userId)).toHaveLength(3);
  const visits = await sandbox.visits(buyer.userId);
  expect(visits.map(({ step }) => step).toSorted()).toEqual([0, 1, 2]);
  expect(new Set(visits.map(({ uuidSession }) => uuidSession)).size).toBe(1);
  expect(visits.find(({ pageId }) => pageId === list)?.prevPageId).toBe(home);
  expect(visits.find(({ pageId }) => pageId === cart)?.prevPageId).toBeNull();
});

test("signing out forgets the visit", async ({ page, buyer, sandbox }) => {
  await page.goto("/");
  await expect.poll(kept(sandbox, buyer.userId)).toHaveLength(1);
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL("**/login**");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bbc"))))
    .toEqual([]);
});
