/** Page data fetched while the pointer rests on a link serves the click that follows, and no one but its buyer. */
import type { Page } from "@playwright/test";
import { type Buyer, type Goods, newBuyer, openAs, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

const wishlist = (buyer: Buyer, { prodId }: Goods) =>
  buyer.call("POST", "/p/user/collection/addOrCancel", { prodId });
const listOf = ({ name }: Goods) => `/list?st=0&pn=${encodeURIComponent(name)}`;
const linkTo = (page: Page, { prodId }: Goods) => page.locator(`a[href="/detail/${prodId}"]`).first();

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
}

/** Goods that the buyer has among the favourites, with their page fetched ahead. */
async function hoverWishlistButton(page: Page, buyer: Buyer): Promise<Goods> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await wishlist(buyer, goods);
  await page.goto(listOf(goods));
  const fetched = page.waitForResponse((answer) => answer.url().includes(`/detail/${goods.prodId}.data`));
  await linkTo(page, goods).hover();
  const answer = await fetched;
  await answer.finished();
  // It is kept for the click, by this browser alone and only for the cookies it was asked with.
  expect(answer.headers()["cache-control"]).toBe("private, max-age=10");
  expect(answer.headers().vary?.toLowerCase()).toContain("cookie");
  return goods;
}

test("a page fetched ahead for one buyer is never shown to the next one at the same browser", async ({
  page,
  context,
  buyer,
}) => {
  const goods = await hoverWishlistButton(page, buyer);
  await signOut(page);
  const { origin } = new URL(page.url());
  // The sign-in page would follow the next one's session home, against the address below.
  await page.goto("about:blank");
  const next = await newBuyer(process.env.API_URL ?? "");
  await openAs(context, next, origin);
  await page.goto(listOf(goods));
  await linkTo(page, goods).click();
  await page.waitForURL(`**/detail/${goods.prodId}`);
  await expect(page.getByRole("button", { name: "收藏商品" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "已收藏" })).toHaveCount(0);
});

test("a page fetched ahead shows nothing of itself after signing out", async ({ page, buyer }) => {
  const goods = await hoverWishlistButton(page, buyer);
  await signOut(page);
  // Its own address, as the browser's cache would answer it.
  const address = `/detail/${goods.prodId}.data?_routes=routes%2Fdetail%2Froute`;
  const asked = (url: string) => page.evaluate((one) => fetch(one).then((answer) => answer.text()), url);
  for (const url of [address, `/detail/${goods.prodId}.data`]) {
    const answer = await asked(url);
    expect(answer).not.toContain(goods.name);
    expect(answer).toContain("/login");
  }
});

test("an anchor in a seller's text opens a page of ours in place, and a file as a document", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list");
  const open = async (href: string) => {
    await page.evaluate((to) => {
      document.body.append(Object.assign(document.createElement("a"), { href: to, textContent: `to ${to}` }));
    }, href);
    await page.getByRole("link", { name: `to ${href}`, exact: true }).click();
    await page.waitForURL(`**${href}`);
  };
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await open("/cart");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await open("/assets/favicon-baigong.svg");
  expect(await page.evaluate(() => document.contentType)).toBe("image/svg+xml");
});
