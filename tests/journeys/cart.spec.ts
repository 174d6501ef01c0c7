import { type Buyer, type Goods, ordinaryGoods, sellDownTo } from "../support/buyer.ts";
import { expect, leaveForList, openFirstGoods, test, waitForHydration } from "../support/journey.ts";

const lineOf = (goods: Goods) => `“${goods.line}”的数量`;

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
  const box = (tab: typeof page, goods: Goods) => tab.getByRole("spinbutton", { name: lineOf(goods) });
  await expect(box(other, second)).toHaveValue("1");

  await page
    .getByRole("group", { name: lineOf(first) })
    .getByRole("button", { name: "增加" })
    .click();
  await other
    .getByRole("group", { name: lineOf(second) })
    .getByRole("button", { name: "增加" })
    .click();
  await page
    .getByRole("group", { name: lineOf(first) })
    .getByRole("button", { name: "增加" })
    .click();
  for (const tab of [page, other]) {
    await expect(box(tab, first)).toHaveValue("3");
    await expect(box(tab, second)).toHaveValue("2");
    await expect(tab.getByText("已选 5 件")).toBeVisible();
  }
  const totals = await Promise.all(
    [page, other].map((tab) => tab.getByText(/^合计/).locator("..").first().textContent()),
  );
  expect(totals[0]).toBe(totals[1]);
  expect(await buyer.call("GET", "/p/shopCart/prodCount")).toBe(5);
});

test("a deleted line comes back with undo", async ({ page, buyer }) => {
  const [goods] = await someGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods, 3);
  await page.goto("/cart");
  await page.getByRole("button", { name: `删除“${goods.line}”` }).click();
  await expect(page.getByText("已删除 1 种商品")).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: lineOf(goods) })).toHaveCount(0);
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(page.getByRole("spinbutton", { name: lineOf(goods) })).toHaveValue("3");
  await expect.poll(() => buyer.call("GET", "/p/shopCart/prodCount")).toBe(3);
});

test("a quantity above the stock says why and how much there is", async ({ page, buyer }) => {
  const [goods] = await someGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/cart");
  const box = page.getByRole("spinbutton", { name: lineOf(goods) });
  await box.fill("999999");
  await box.press("Enter");
  await expect(page.getByText(/库存不足/).first()).toBeVisible();
  await page.reload();
  expect(Number(await box.inputValue())).toBeLessThanOrEqual(goods.stock);
});

test("choosing by line, by shop and all of it changes what is counted", async ({ page, buyer }) => {
  const [own, more] = await someGoods(buyer, 1, 2);
  const [foreign] = await someGoods(buyer, 3, 1);
  if (!own || !more || !foreign) throw new Error("no goods");
  for (const goods of [own, more, foreign]) await buyer.add(goods);
  await page.goto("/cart");
  const main = page.getByRole("main");
  const tick = (name: string) => main.getByRole("checkbox", { name }).first();
  await expect(main.getByText("已选 3 件")).toBeVisible();
  await tick("全选“百工自营旗舰店”的商品").click();
  await expect(main.getByText("已选 1 件")).toBeVisible();
  await expect(tick(`选择“${own.line}”`)).not.toBeChecked();
  await tick(`选择“${more.line}”`).click();
  await expect(main.getByText("已选 2 件")).toBeVisible();
  await tick("全选").click();
  await expect(main.getByText("已选 3 件")).toBeVisible();
  await main.getByRole("button", { name: "反选" }).first().click();
  await expect(main.getByText("已选 0 件")).toBeVisible();
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
  await expect(page.getByRole("spinbutton", { name: lineOf(gone) })).toHaveCount(0);
  await expect(page.getByText("已选 2 件")).toBeVisible();
  await page.getByRole("button", { name: "清空失效商品" }).click();
  await expect(expired).toHaveCount(0);
  await page.getByRole("button", { name: /^去结算/ }).click();
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
  const settle = main.getByRole("button", { name: "去结算" });
  await expect(settle).toBeDisabled();
  await expect(main.getByText("库存不足", { exact: true })).toBeVisible();
  const take = main.getByRole("button", { name: "改为 5 件" });
  await waitForHydration(take);
  await take.click();
  await expect(settle).toBeEnabled();
  await settle.click();
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
  await waitForHydration(main.getByRole("button", { name: "去结算" }));
  // A slow way to the shop: the answers come long after the press.
  await page.route("**/p/shopCart/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await main
    .getByRole("group", { name: lineOf(goods) })
    .getByRole("button", { name: "增加" })
    .click();
  await main.getByRole("checkbox", { name: `选择“${other.line}”` }).click();
  await main.getByRole("button", { name: "去结算" }).click();
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
  const more = page.getByRole("group", { name: lineOf(goods) }).getByRole("button", { name: "增加" });
  await waitForHydration(more);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/p/shopCart/changeItem")) calls += 1;
  });
  await more.click();
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
  await main.getByRole("spinbutton", { name: lineOf(goods) }).fill("90");
  await main.getByRole("spinbutton", { name: lineOf(goods) }).press("Enter");
  await expect(offer).not.toContainText("还差");
  await expect(main.getByRole("link", { name: "去凑单" })).toHaveCount(0);
});
