/** People who press on before the cart's answers, or even its script, have come. */
import type { Page } from "@playwright/test";
import { CartPage, Header, Toast } from "@tradehall/mall-components/testing";
import { type Buyer, type Goods, openAs, ordinaryGoods } from "../support/buyer.ts";
import { expect, holdCalls, leaveBefore, loseNetwork, test, waitForHydration } from "../support/journey.ts";

/** Two kinds of goods in the cart. */
async function fillCart(buyer: Buyer): Promise<[Goods, Goods]> {
  const [kept, other] = await ordinaryGoods(buyer, 2, 2);
  if (!kept || !other) throw new Error("no goods");
  await buyer.add(kept);
  await buyer.add(other);
  return [kept, other];
}

async function openCart(page: Page): Promise<CartPage> {
  await page.goto("/cart");
  const cart = new CartPage(page.getByRole("main"));
  await waitForHydration(cart.settleButton);
  return cart;
}

test("a line deleted just before settling is not what the checkout shows", async ({ page, buyer }) => {
  const [kept, other] = await fillCart(buyer);
  const cart = await openCart(page);
  const release = await holdCalls(page, "**/p/shopCart/**");
  await cart.line(other.line).remove();
  await cart.settle();
  await expect(page.getByRole("button", { name: /正在结算/ })).toBeVisible();
  release();
  await page.waitForURL("**/submit-order");
  const main = page.getByRole("main");
  await expect(main.getByText(kept.name)).toBeVisible();
  await expect(main.getByText(other.name)).toHaveCount(0);
});

test("who goes elsewhere while the checkout is being prepared stays there", async ({ page, buyer }) => {
  const [, other] = await fillCart(buyer);
  const cart = await openCart(page);
  const release = await holdCalls(page, "**/p/shopCart/**");
  const answered = page.waitForResponse("**/p/shopCart/checkItems");
  await cart.line(other.line).select(false);
  await cart.settle();
  const asked = await leaveBefore(page, { answered, release });
  expect(asked.filter((path) => path.startsWith("/submit-order"))).toEqual([]);
});

test("a line moved to the favourites by a double click is there", async ({ page, buyer }) => {
  const [, other] = await fillCart(buyer);
  const cart = await openCart(page);
  await page.getByRole("button", { name: `移入收藏“${other.line}”` }).dblclick();
  await expect(cart.line(other.line).root).toHaveCount(0);
  await expect(page.getByText("已删除 1 种商品")).toBeVisible();
  await page.reload();
  expect(await buyer.call("GET", `/p/user/collection/isCollection?prodId=${other.prodId}`)).toBe(true);
});

test("undoing a deletion brings back the number at the cart", async ({ page, buyer }) => {
  const [, other] = await fillCart(buyer);
  const cart = await openCart(page);
  const count = () => expect.poll(() => new Header(page).cartCount());
  await count().toBe("2");
  await cart.line(other.line).remove();
  await count().toBe("1");
  await new Toast(page).undo();
  await count().toBe("2");
});

test("without a network the cart stays, takes the change back and says so", async ({
  page,
  buyer,
  context,
}) => {
  const [kept, other] = await fillCart(buyer);
  const cart = await openCart(page);
  await loseNetwork(page);
  await cart.line(other.line).box.click();
  await expect(page.getByText("操作失败，已恢复").first()).toBeVisible();
  await expect(cart.line(other.line).box).toBeChecked();
  await cart.line(kept.line).remove();
  await expect(cart.line(kept.line).root).toBeVisible();
  // Asking for the page again is no way out while no one answers.
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByText("网络已断开，恢复后可继续操作。")).toBeVisible();
  await context.setOffline(false);
  await cart.line(other.line).select(false);
  await cart.settle();
  await page.waitForURL("**/submit-order");
  await expect(page.getByRole("main").getByText(kept.name)).toBeVisible();
  await expect(page.getByRole("main").getByText(other.name)).toHaveCount(0);
});

test("what is changed before the page's script has come counts", async ({ page, buyer }) => {
  const [kept, other] = await fillCart(buyer);
  const release = await holdCalls(page, /\.js$/);
  await page.goto("/cart", { waitUntil: "commit" });
  const cart = new CartPage(page.getByRole("main"));
  const { field } = cart.line(kept.line).quantity;
  await cart.line(other.line).select(false);
  await field.fill("3");
  release();
  await expect.poll(() => cart.selectedCount()).toBe(1);
  await field.press("Tab");
  await expect.poll(() => cart.selectedCount()).toBe(3);
  await cart.settle();
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
  const cart = new CartPage(page.getByRole("main"));
  const { quantity } = cart.line(kept.line);
  await quantity.field.fill("４");
  await quantity.field.press("Enter");
  await expect.poll(() => buyer.call("GET", "/p/shopCart/prodCount")).toBe(5);
  await expect(quantity.field).toHaveValue("4");
  await cart.line(other.line).select(false);
  await cart.settle();
  await page.waitForURL("**/submit-order");
  await expect(page.getByRole("main").getByText("× 4")).toBeVisible();
  await expect(page.getByRole("main").getByText(other.name)).toHaveCount(0);
  await page.goto("/cart");
  await quantity.set(kept.stock + 1);
  await expect(page.getByText(/库存不足/).first()).toBeVisible();
  await context.close();
});
