/** People who press on before the cart's answers, or even its script, have come. */
import type { Page } from "@playwright/test";
import { type Buyer, type Goods, openAs, ordinaryGoods } from "../support/buyer.ts";
import {
  cartLink,
  expect,
  holdCalls,
  leaveBefore,
  loseNetwork,
  test,
  waitForHydration,
} from "../support/journey.ts";

const lineOf = (goods: Goods) => `“${goods.line}”的数量`;
const tickOf = (page: Page, goods: Goods) =>
  page.getByRole("main").getByRole("checkbox", { name: `选择“${goods.line}”` });
const settleOf = (page: Page) => page.getByRole("main").getByRole("button", { name: "去结算" });

/** Two kinds of goods in the cart. */
async function fillCart(buyer: Buyer): Promise<[Goods, Goods]> {
  const [kept, other] = await ordinaryGoods(buyer, 2, 2);
  if (!kept || !other) throw new Error("no goods");
  await buyer.add(kept);
  await buyer.add(other);
  return [kept, other];
}

async function openCart(page: Page): Promise<void> {
  await page.goto("/cart");
  await waitForHydration(settleOf(page));
}

test("a line deleted just before settling is not what the checkout shows", async ({ page, buyer }) => {
  const [kept, other] = await fillCart(buyer);
  await openCart(page);
  const release = await holdCalls(page, "**/p/shopCart/**");
  await page.getByRole("button", { name: `删除“${other.line}”` }).click();
  await settleOf(page).click();
  await expect(page.getByRole("button", { name: /正在结算/ })).toBeVisible();
  release();
  await page.waitForURL("**/submit-order");
  const main = page.getByRole("main");
  await expect(main.getByText(kept.name)).toBeVisible();
  await expect(main.getByText(other.name)).toHaveCount(0);
});

test("who goes elsewhere while the checkout is being prepared stays there", async ({ page, buyer }) => {
  const [, other] = await fillCart(buyer);
  await openCart(page);
  const release = await holdCalls(page, "**/p/shopCart/**");
  const answered = page.waitForResponse("**/p/shopCart/checkItems");
  await tickOf(page, other).click();
  await settleOf(page).click();
  const asked = await leaveBefore(page, { answered, release });
  expect(asked.filter((path) => path.startsWith("/submit-order"))).toEqual([]);
});

test("a line moved to the favourites by a double click is there", async ({ page, buyer }) => {
  const [, other] = await fillCart(buyer);
  await openCart(page);
  await page.getByRole("button", { name: `移入收藏“${other.line}”` }).dblclick();
  await expect(tickOf(page, other)).toHaveCount(0);
  await expect(page.getByText("已删除 1 种商品")).toBeVisible();
  await page.reload();
  expect(await buyer.call("GET", `/p/user/collection/isCollection?prodId=${other.prodId}`)).toBe(true);
});

test("undoing a deletion brings back the number at the cart", async ({ page, buyer }) => {
  const [, other] = await fillCart(buyer);
  await openCart(page);
  const header = cartLink(page);
  await expect(header).toContainText("2");
  await page.getByRole("button", { name: `删除“${other.line}”` }).click();
  await expect(header).toContainText("1");
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(header).toContainText("2");
});

test("without a network the cart stays, takes the change back and says so", async ({
  page,
  buyer,
  context,
}) => {
  const [kept, other] = await fillCart(buyer);
  await openCart(page);
  await loseNetwork(page);
  await tickOf(page, other).click();
  await expect(page.getByText("操作失败，已恢复").first()).toBeVisible();
  await expect(tickOf(page, other)).toBeChecked();
  await page.getByRole("button", { name: `删除“${kept.line}”` }).click();
  await expect(tickOf(page, kept)).toBeVisible();
  // Asking for the page again is no way out while no one answers.
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByText("网络已断开，恢复后可继续操作。")).toBeVisible();
  await context.setOffline(false);
  await tickOf(page, other).click();
  await settleOf(page).click();
  await page.waitForURL("**/submit-order");
  await expect(page.getByRole("main").getByText(kept.name)).toBeVisible();
  await expect(page.getByRole("main").getByText(other.name)).toHaveCount(0);
});

test("what is changed before the page's script has come counts", async ({ page, buyer }) => {
  const [kept, other] = await fillCart(buyer);
  const release = await holdCalls(page, /\.js$/);
  await page.goto("/cart", { waitUntil: "commit" });
  await tickOf(page, other).click();
  await page.getByRole("spinbutton", { name: lineOf(kept) }).fill("3");
  release();
  await expect(page.getByText("已选 1 件")).toBeVisible();
  await page.getByRole("spinbutton", { name: lineOf(kept) }).press("Tab");
  await expect(page.getByText("已选 3 件")).toBeVisible();
  await settleOf(page).click();
  await page.waitForURL("**/submit-order");
  await expect(page.getByRole("main").getByText("× 3")).toBeVisible();
  await expect(page.getByRole("main").getByText(other.name)).toHaveCount(0);
});

test("without script the cart is settled as the screen shows it, and Enter deletes nothing", async ({
  browser,
  buyer,
  baseURL,
}) => {
  const [kept, other] = await fillCart(buyer);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await openAs(context, buyer, baseURL ?? "");
  const page = await context.newPage();
  await page.goto("/cart");
  const count = page.getByRole("spinbutton", { name: lineOf(kept) });
  await count.fill("４");
  await count.press("Enter");
  await expect.poll(() => buyer.call("GET", "/p/shopCart/prodCount")).toBe(5);
  await expect(count).toHaveValue("4");
  await tickOf(page, other).uncheck();
  await settleOf(page).click();
  await page.waitForURL("**/submit-order");
  await expect(page.getByRole("main").getByText("× 4")).toBeVisible();
  await expect(page.getByRole("main").getByText(other.name)).toHaveCount(0);
  await page.goto("/cart");
  await count.fill(String(kept.stock + 1));
  await count.press("Enter");
  await expect(page.getByText(/库存不足/).first()).toBeVisible();
  await context.close();
});
