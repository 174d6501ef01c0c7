/**
 * Messages of Spec §8, each met by what a buyer does; law 19 lists them all and where each is met. 活动太火爆了 comes by
 * chance, and 请勿同时提交订单 by two tabs that submit one cart at a moment, so the server's words are put in its mouth.
 */
import type { Page } from "@playwright/test";
import { orderLimits } from "../../packages/mall-rules/src/limits/index.ts";
import { type Buyer, openAs, ordinaryGoods, sellDownTo } from "../support/buyer.ts";
import { enterAs, expect, test } from "../support/journey.ts";
import { openApiThatSays, openHost, type Running } from "../support/own-host.ts";
import { placeOrder } from "../support/route-addresses.ts";

const apiUrl = () => process.env.API_URL ?? "";
const main = (page: Page) => page.getByRole("main");
const submit = (page: Page) => page.getByRole("button", { name: "提交订单" });

const opened: Running[] = [];
test.afterEach(async () => {
  for (const running of opened.splice(0).reverse()) await running.stop();
});

async function inCart(buyer: Buyer, shopId = 1, count = 1) {
  const [goods] = await ordinaryGoods(buyer, shopId);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods, count);
  return goods;
}

interface Found {
  prodId: number;
  shopId: number;
  mold: number;
  minCount: number;
  stepCount: number;
  inStock: number;
  prodType: number;
}
/** The first product of the catalogue that is so. */
async function findProduct(buyer: Buyer, isWanted: (product: Found) => boolean, query = ""): Promise<Found> {
  for (let current = 1; current < 6; current += 1) {
    const { records } = await buyer.call<{ records: Found[] }>(
      "GET",
      `/search/page?size=100&current=${current}${query}`,
    );
    const found = records.find(isWanted);
    if (found) return found;
  }
  throw new Error("the catalogue has no such product");
}

/** The least order of a product, in the cart. */
async function addLeast(buyer: Buyer, { prodId, shopId, minCount }: Found): Promise<void> {
  const { skuList } = await buyer.call<{ skuList: { skuId: number; stocks: number }[] }>(
    "GET",
    `/prod/prodInfo?prodId=${prodId}`,
  );
  const sku = skuList.find(({ stocks }) => stocks > minCount * 2);
  await buyer.call("POST", "/p/shopCart/changeItem", { prodId, skuId: sku?.skuId, shopId, count: minCount });
}

for (const [code, words] of [
  ["A00001", "活动太火爆了，请稍后再试"],
  ["A03002", "请勿同时提交订单"],
] as const)
  test(`${words}: is at the order, which stays as it is`, async ({ page, buyer, context }) => {
    await inCart(buyer);
    const api = await openApiThatSays(apiUrl(), {
      "POST /p/order/submit": { success: false, code, msg: words, data: null },
    });
    const host = await openHost({ API_ORIGIN: api.url });
    opened.push(api, host);
    await openAs(context, buyer, host.url);
    await page.goto(`${host.url}/submit-order`);
    await main(page).getByLabel("买家留言").fill("请走东门");
    await submit(page).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(main(page).getByLabel("买家留言")).toHaveValue("请走东门");
    await expect(submit(page)).toBeEnabled();
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test("库存不足: someone was faster, and one line does not cost the order", async ({ page, buyer }) => {
      const [, , , short, rest] = await ordinaryGoods(buyer, 1, 5);
      if (!short || !rest) throw new Error("no goods");
      await buyer.add(short, 3);
      await buyer.add(rest, 1);
      await page.goto("/submit-order");
      await main(page).getByLabel("买家留言").fill("请走东门");
      const giveBack = await sellDownTo(apiUrl(), short, 2);
      await submit(page).click();
      const blocked = main(page).getByRole("status").filter({ hasText: "暂时无法下单" });
      await expect(blocked).toContainText(short.name);
      await expect(blocked).toContainText("库存不足 · 现可买 2 件");
      await expect(main(page).getByLabel("买家留言")).toHaveValue("请走东门");
      await blocked.getByRole("button", { name: /改为 2 件/ }).click();
      await expect(blocked).toHaveCount(0);
      await expect(main(page).getByText("× 2")).toBeVisible();
      await expect(main(page).getByLabel("买家留言")).toHaveValue("请走东门");
      await submit(page).click();
      await page.waitForURL("**/payment?**");
      // Gives the stock back to anyone who comes next.
      await giveBack();
    });
  });

test("a line is left out of the order, and bought now it becomes fewer", async ({ page, buyer }) => {
  const [, , , , , short] = await ordinaryGoods(buyer, 1, 6);
  if (!short) throw new Error("no goods");
  await buyer.add(short, 3);
  await inCart(buyer, 1, 1);
  const giveBack = await sellDownTo(apiUrl(), short, 2);
  await page.goto("/submit-order");
  await main(page)
    .getByRole("button", { name: /移出本次结算/ })
    .click();
  await expect(main(page).getByText("暂时无法下单")).toHaveCount(0);
  await page.goto(`/submit-order?prodId=${short.prodId}&skuId=${short.skuId}&count=3`);
  await main(page)
    .getByRole("button", { name: /改为 2 件/ })
    .click();
  await expect(main(page).getByText("× 2")).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await giveBack();
});

test("当前地区不支持配送: the address lies where the shop does not send", async ({ page, buyer }) => {
  await inCart(buyer, 3);
  const tibet = 540_000;
  const areas = (pid: number) => buyer.call<{ areaId: number }[]>("GET", `/listByPid?pid=${pid}`);
  const [city] = await areas(tibet);
  const [area] = await areas(city?.areaId ?? 0);
  await buyer.call("POST", "/p/address/addAddr", {
    receiver: "拉萨仓库",
    mobile: "13900000001",
    provinceId: tibet,
    cityId: city?.areaId,
    areaId: area?.areaId,
    addr: "北京中路 1 号仓库",
    commonAddr: 1,
  });
  await page.goto("/submit-order");
  await expect(main(page).getByText("当前地区不支持配送").first()).toBeVisible();
});

test("商品已售罄或无货: instead of the buttons to buy", async ({ page, buyer }) => {
  const product = await findProduct(buyer, ({ inStock, prodType }) => !inStock && prodType === 0);
  await page.goto(`/detail/${product.prodId}`);
  await expect(main(page).getByRole("button", { name: "商品已售罄或无货" })).toBeDisabled();
  await expect(main(page).getByRole("button", { name: "加入购物车", exact: true })).toHaveCount(0);
});

test("当前数量不可减少: a quantity below the least one", async ({ page, buyer }) => {
  const sold = await findProduct(
    buyer,
    (one) => one.minCount > 1 && one.inStock === 1 && one.mold === 0 && one.prodType === 0,
  );
  await addLeast(buyer, sold);
  await page.goto("/cart");
  const box = main(page).getByRole("spinbutton").first();
  await box.fill("1");
  await box.press("Enter");
  await expect(page.getByText("当前数量不可减少").first()).toBeVisible();
});

test("请输入正确的商品数量: a number between the multiples that are sold", async ({ page, buyer }) => {
  const sold = await findProduct(
    buyer,
    (one) => one.stepCount > 1 && one.inStock === 1 && one.mold === 0 && one.prodType === 0,
  );
  await addLeast(buyer, sold);
  await page.goto("/cart");
  const box = main(page).getByRole("spinbutton").first();
  await box.fill(String(sold.minCount + 1));
  await box.press("Enter");
  await expect(page.getByText("请输入正确的商品数量").first()).toBeVisible();
});

test("订单已过期，请重新下单: the order page stood open too long", async ({ page, buyer, sandbox }) => {
  await inCart(buyer);
  await page.goto("/submit-order");
  await expect(submit(page)).toBeEnabled();
  await sandbox.advanceClock(orderLimits.confirmLifetimeMs + 1_000);
  await submit(page).click();
  await expect(page.getByText("订单已过期，请重新下单").first()).toBeVisible();
});

test("余额不足: the cashier names what there is", async ({ page }) => {
  const buyer = await enterAs(page, "retail01");
  const { userInfo } = await buyer.call<{ userInfo: { balance: string } }>("GET", "/p/user/userInfo");
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const count = Math.ceil((Number(userInfo.balance) + 1) / Number(goods.price));
  expect(count).toBeLessThanOrEqual(goods.stock);
  await buyer.call("DELETE", "/p/shopCart/deleteAll");
  await buyer.add(goods, count);
  await page.goto("/submit-order");
  await submit(page).click();
  await page.waitForURL("**/payment?**");
  await expect(main(page).getByText(/余额不足（当前余额 ¥[\d,.]+）/)).toBeVisible();
  await expect(main(page).getByRole("radio", { name: "余额支付" })).toBeDisabled();
});

test("订单状态已变更: it was cancelled on another screen", async ({ page, buyer }) => {
  const orderNumber = await placeOrder(buyer);
  await page.goto("/user-center/uc-order");
  await expect(main(page).getByText(orderNumber).first()).toBeVisible();
  await buyer.call("PUT", `/p/myOrder/cancel/${orderNumber}`, { reason: "不想买了" });
  await main(page).getByRole("button", { name: "取消订单" }).first().click();
  const dialog = page.getByRole("alertdialog", { name: "取消订单" });
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "取消订单" }).click();
  await expect(page.getByText("订单状态已变更").first()).toBeVisible();
});

test("内容不能全为空格: a required field of virtual goods", async ({ page, buyer }) => {
  const { prodId, shopId } = await findProduct(buyer, (one) => one.mold === 1 && one.inStock === 1);
  const { skuList } = await buyer.call<{ skuList: { skuId: number; stocks: number }[] }>(
    "GET",
    `/prod/prodInfo?prodId=${prodId}`,
  );
  const sku = skuList.find(({ stocks }) => stocks > 0);
  await page.goto(`/submit-order?prodId=${prodId}&skuId=${sku?.skuId}&count=1&shopId=${shopId}`);
  const field = main(page).getByRole("textbox").first();
  await expect(field).toBeVisible();
  for (const box of await main(page).getByRole("textbox").all()) await box.fill("   ");
  await submit(page).click();
  await expect(page.getByText("内容不能全为空格").first()).toBeVisible();

  // Filled in, it is in the order with its name.
  for (const box of await main(page).getByRole("textbox").all()) await box.fill("13912345678");
  await submit(page).click();
  await page.waitForURL("**/payment?**");
  const orderNumber = new URL(page.url()).searchParams.get("orderNumbers") ?? "";
  const { virtualRemark } = await buyer.call<{ virtualRemark: { name: string; value: string }[] }>(
    "GET",
    `/p/myOrder/orderDetail?orderNumber=${orderNumber}`,
  );
  expect(virtualRemark.length).toBeGreaterThan(0);
  for (const { name, value } of virtualRemark) {
    expect(name).toMatch(/\S/);
    expect(value).toBe("13912345678");
  }
});

test("暂无物流信息: a shipped order whose courier says nothing yet", async ({
  page,
  buyer,
  context,
  sandbox,
}) => {
  const orderNumber = await placeOrder(buyer);
  const { payNo } = await buyer.call<{ payNo: string }>("POST", "/p/order/pay", {
    orderNumbers: orderNumber,
    payType: 3,
    systemType: 1,
  });
  await sandbox.scan(payNo);
  await sandbox.pay(payNo);
  await sandbox.ship(orderNumber);
  // A parcel of the sandbox is seen as it is sent; a courier of the world may be silent.
  const api = await openApiThatSays(apiUrl(), {
    [`GET /p/myDelivery/orderInfo/${orderNumber}`]: {
      ...{ success: false, code: "A00001", msg: "暂无物流信息", data: null },
    },
  });
  const host = await openHost({ API_ORIGIN: api.url });
  opened.push(api, host);
  await openAs(context, buyer, host.url);
  await page.goto(`${host.url}/order-detail?orderNumber=${orderNumber}`);
  await expect(main(page).getByText("暂无物流信息").first()).toBeVisible();
});

test("请至少选择一件商品: nothing is ticked", async ({ page, buyer }) => {
  await inCart(buyer);
  await page.goto("/cart");
  await main(page).getByRole("checkbox", { name: "全选" }).first().uncheck();
  await expect(main(page).getByText("请至少选择一件商品").first()).toBeVisible();
});
