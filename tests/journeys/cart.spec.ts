import { CartPage, Toast } from "@tradehall/mall-components/testing";
import { type Buyer, type Goods, ordinaryGoods, sellDownTo } from "../support/buyer.ts";
import { expect, leaveForList, openFirstGoods, test, waitForHydration } from "../support/journey.ts";

async function someGoods(buyer: Buyer, shopId: number, count: number): Promise<Goods[]> {
  const goods = await ordinaryGoods(buyer, shopId, count);
  expect(new Set(goods.map(({ name }) => name)).size).toBe(count);
  return goods;
}

test("two tabs that change one cart show the same numbers in the end", async ({ page, context, buyer }) => {
  const [first, second] = await someGoods(buyer, 1, 2);
  if (!first || !second) throw new Error("no goods");
  await buyer.add(first);
  await buyer.add(second);
  const other = await context.newPage();
  await page.goto("/cart");
  await other.goto("/cart");
  const [cart, copy] = [new CartPage(page), new CartPage(other)];
  await expect(copy.line(second.line).quantity.field).toHaveValue("1");

  await cart.line(first.line).quantity.increase();
  await copy.line(second.line).quantity.increase();
  await cart.line(first.line).quantity.increase();
  for (const tab of [cart, copy]) {
    await expect(tab.line(first.line).quantity.field).toHaveValue("3");
    await expect(tab.line(second.line).quantity.field).toHaveValue("2");
    await expect.poll(() => tab.selectedCount()).toBe(5);
  }
  expect(await cart.total()).toBe(await copy.total());
  expect(await buyer.call("GET", "/p/shopCart/prodCount")).toBe(5);
});

test("a deleted line comes back with undo", async ({ page, buyer }) => {
  const [goods] = await someGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods, 3);
  await page.goto("/cart");
  const line = new CartPage(page).line(goods.line);
  await line.remove();
  const toast = new Toast(page);
  await expect(toast.root).toContainText("已删除 1 种商品");
  await expect(line.root).toHaveCount(0);
  await toast.undo();
  await expect(line.quantity.field).toHaveValue("3");
  await expect.poll(() => buyer.call("GET", "/p/shopCart/prodCount")).toBe(3);
});

test("a quantity above the stock says why and how much there is", async ({ page, buyer }) => {
  const [goods] = await someGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/cart");
  const line = new CartPage(page).line(goods.line);
  await line.setQuantity(999999);
  await expect(line.root).toContainText("库存不足");
  await page.reload();
  expect(await line.quantity.value()).toBeLessThanOrEqual(goods.stock);
});

test("choosing by line, by shop and all of it changes what is counted", async ({ page, buyer }) => {
  const [own, more] = await someGoods(buyer, 1, 2);
  const [foreign] = await someGoods(buyer, 3, 1);
  if (!own || !more || !foreign) throw new Error("no goods");
  for (const goods of [own, more, foreign]) await buyer.add(goods);
  await page.goto("/cart");
  const cart = new CartPage(page.getByRole("main"));
  const selected = () => expect.poll(() => cart.selectedCount());
  await selected().toBe(3);
  await cart.selectShop("百工自营旗舰店", false);
  await selected().toBe(1);
  await expect(cart.line(own.line).box).not.toBeChecked();
  await cart.line(more.line).select();
  await selected().toBe(2);
  await cart.selectAll();
  await selected().toBe(3);
  await cart.invert();
  await selected().toBe(0);
  await expect
    .poll(async () => JSON.stringify(await buyer.call("POST", "/p/shopCart/info", {})))
    .not.toContain('"isChecked":1');
});

test("more than fifty lines are named before settling, with a way out", async ({ page, buyer }) => {
  test.setTimeout(120_000);
  const { records } = await buyer.call<{ records: { prodId: number; mold: number; shopId: number }[] }>(
    "GET",
    "/search/page?size=100&inStock=1&shopId=1",
  );
  let lines = 0;
  for (const { prodId, mold, shopId } of records) {
    if (lines === 52 || mold) continue;
    const { skuList, minCount, preSellStatus } = await buyer.call<{
      skuList: { skuId: number; stocks: number }[];
      minCount: number;
      preSellStatus: number;
    }>("GET", `/prod/prodInfo?prodId=${prodId}`);
    const sku = skuList.find(({ stocks }) => stocks >= minCount);
    if (!sku || preSellStatus) continue;
    await buyer.call("POST", "/p/shopCart/changeItem", { prodId, skuId: sku.skuId, shopId, count: minCount });
    lines += 1;
  }
  expect(lines).toBe(52);
  await page.goto("/cart");
  const main = page.getByRole("main");
  await expect(main.getByText(/已选商品 52 种，超出 2 种/)).toBeVisible();
  await main.getByRole("button", { name: "先结算前 50 种" }).click();
  await expect(main.getByText("已选商品 50/50 种")).toBeVisible();
  await main.getByRole("button", { name: "去结算" }).click();
  await page.waitForURL("**/submit-order**");
  await expect(main.getByRole("button", { name: "提交订单" })).toBeVisible();
});

test("an empty cart leads on", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "去结算" })).toHaveCount(0);
});

test("goods that sold out meanwhile stand apart, block nothing and can be cleared", async ({
  page,
  buyer,
}) => {
  const [kept, gone] = await someGoods(buyer, 4, 2);
  if (!kept || !gone) throw new Error("no goods");
  await buyer.add(kept, 2);
  await buyer.add(gone, 1);
  // Someone else takes the last piece.
  const giveBack = await sellDownTo(process.env.API_URL ?? "", gone, 0);

  await page.goto("/cart");
  const expired = page.getByRole("region", { name: /失效商品/ });
  await expect(expired.getByText(gone.name)).toBeVisible();
  await expect(expired.getByText("商品已售罄或无货")).toBeVisible();
  const cart = new CartPage(page);
  await expect(cart.line(gone.line).root).toHaveCount(0);
  expect(await cart.selectedCount()).toBe(2);
  await page.getByRole("button", { name: "清空失效商品" }).click();
  await expect(expired).toHaveCount(0);
  await cart.settle();
  await page.waitForURL("**/submit-order");
  await expect(page.getByRole("main")).toContainText(kept.name);
  await expect(page.getByRole("main")).not.toContainText(gone.name);
  await giveBack();
});

test("a line of which too few are left is named before settling, with a way out", async ({ page, buyer }) => {
  const [, , goods] = await someGoods(buyer, 4, 3);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods, 20);
  // Someone else leaves five.
  const giveBack = await sellDownTo(process.env.API_URL ?? "", goods, 5);

  await page.goto("/cart");
  const main = page.getByRole("main");
  const cart = new CartPage(main);
  await expect(cart.settleButton).toBeDisabled();
  await expect(main.getByText("库存不足", { exact: true })).toBeVisible();
  const take = main.getByRole("button", { name: "改为 5 件" });
  await waitForHydration(take);
  await take.click();
  await expect(cart.settleButton).toBeEnabled();
  await cart.settle();
  await page.waitForURL("**/submit-order");
  await expect(main.getByText("× 5")).toBeVisible();
  await giveBack();
});

test("a quantity and a tick changed just before settling are what the checkout shows", async ({
  page,
  buyer,
}) => {
  const [goods, other] = await someGoods(buyer, 1, 2);
  if (!goods || !other) throw new Error("no goods");
  await buyer.add(goods);
  await buyer.add(other);
  await page.goto("/cart");
  const main = page.getByRole("main");
  const cart = new CartPage(main);
  await waitForHydration(cart.settleButton);
  // A slow way to the shop: the answers come long after the press.
  await page.route("**/p/shopCart/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await cart.line(goods.line).quantity.increase();
  await cart.line(other.line).select(false);
  await cart.settle();
  await page.waitForURL("**/submit-order**");
  await expect(main.getByText(goods.name)).toBeVisible();
  await expect(main.getByText("× 2")).toBeVisible();
  await expect(main.getByText(other.name)).toHaveCount(0);
});

test("a change made just before leaving arrives, once", async ({ page, buyer }) => {
  const [goods] = await someGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/cart");
  const { quantity } = new CartPage(page).line(goods.line);
  await waitForHydration(quantity.root);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/p/shopCart/changeItem")) calls += 1;
  });
  await quantity.increase();
  await leaveForList(page);
  await expect.poll(() => buyer.call("GET", "/p/shopCart/prodCount")).toBe(2);
  // A repeated call would have gone out before the next page is.
  await openFirstGoods(page);
  expect(calls).toBe(1);
});

test("a cart whose only goods sold out offers no checkout; the checkout's address leads back", async ({
  page,
  buyer,
}) => {
  const [gone] = await someGoods(buyer, 4, 1);
  if (!gone) throw new Error("no goods");
  await buyer.add(gone);
  const giveBack = await sellDownTo(process.env.API_URL ?? "", gone, 0);

  await page.goto("/cart");
  const main = page.getByRole("main");
  await expect(main.getByText("没有可以结算的商品")).toBeVisible();
  await expect(main.getByRole("region", { name: /失效商品/ }).getByText(gone.name)).toBeVisible();
  await expect(main.getByRole("button", { name: /去结算/ })).toHaveCount(0);
  await page.goto("/submit-order");
  await expect(main.getByText("请至少选择一件商品")).toBeVisible();
  await main.getByRole("link", { name: "返回购物车" }).click();
  await page.waitForURL("**/cart");
  await giveBack();
});

test("a shop's coupon is claimed in the cart, which says what is missing to use it", async ({
  page,
  buyer,
}) => {
  // One is not enough for it, ninety are.
  const goods = (await someGoods(buyer, 1, 8)).find(({ price }) => Number(price) > 3 && Number(price) < 190);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/cart");
  const main = page.getByRole("main");
  const offer = main.getByText(/满199元减20元/);
  await expect(offer).toContainText(/还差 ¥[\d,.]+ 可用/);
  await expect(main.getByRole("link", { name: "去凑单" })).toBeVisible();
  const claim = main.getByRole("button", { name: /^立即领取/ });
  await waitForHydration(claim);
  await claim.click();
  await expect(claim).toHaveCount(0);
  await new CartPage(main).line(goods.line).setQuantity(90);
  await expect(offer).not.toContainText("还差");
  await expect(main.getByRole("link", { name: "去凑单" })).toHaveCount(0);
});
