import { type Buyer, type Goods, ordinaryGoods } from "../support/buyer.ts";
import { chooseScan, submitOrder } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";

const minuteMs = 60_000;
const offerMinutes = 5;

// No offer is left behind: the next one of the same goods would meet it in lists.
test.afterEach(({ sandbox }) => sandbox.advanceClock((offerMinutes + 1) * minuteMs));

/** Goods no one else of the journeys looks at, at a third of their price. */
async function goodsOnOffer(buyer: Buyer): Promise<{ goods: Goods; price: string }> {
  const all = await ordinaryGoods(buyer, 3, 5);
  const goods = all.find((one) => Number(one.price) >= 30) ?? all.at(-1);
  if (!goods) throw new Error("no goods");
  return { goods, price: (Math.floor(Number(goods.price) * 33) / 100).toFixed(2) };
}

test("an offer's price is one number from the list to the payment", async ({ page, buyer, sandbox }) => {
  const { goods, price } = await goodsOnOffer(buyer);
  await sandbox.startOffer({ skuId: goods.skuId, price, lastsMs: offerMinutes * minuteMs });
  const main = page.getByRole("main");
  const shown = main.getByText(`¥${price}`, { exact: true }).filter({ visible: true });

  await page.goto(`/list?pn=${encodeURIComponent(goods.name)}`);
  const card = main.getByRole("article").filter({ hasText: goods.name }).first();
  await expect(card).toContainText("限时优惠");
  await expect(card).toContainText(price);
  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  await expect(main.getByRole("timer")).toBeAttached();
  await expect(main).toContainText(price);
  await page.getByRole("button", { name: "加入购物车", exact: true }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();

  await page.goto("/cart");
  await expect(main.getByText("限时优惠").first()).toBeVisible();
  await expect(main).toContainText(price);
  await page.getByRole("button", { name: /^去结算/ }).click();
  await page.waitForURL("**/submit-order");
  await expect(main.getByText("限时优惠").first()).toBeVisible();
  await expect(shown.first()).toBeVisible();
  const [orderNumber] = await submitOrder(page);
  const order = await buyer.call<{ actualTotal: string; orderItemDtos: { price: string }[] }>(
    "GET",
    `/p/myOrder/orderDetail?orderNumber=${orderNumber}`,
  );
  expect(order.orderItemDtos.map((item) => item.price)).toEqual([price]);
  await expect(main).toContainText(order.actualTotal);
  const payNo = await chooseScan(page);
  await expect(main).toContainText(order.actualTotal);
  await sandbox.pay(payNo);
  await page.waitForURL("**/pay-result?**");
  await expect(main).toContainText(order.actualTotal);
});

test("an offer that ends while its goods are in the cart: the buyer is told and pays what is shown", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { goods, price } = await goodsOnOffer(buyer);
  await sandbox.startOffer({ skuId: goods.skuId, price, lastsMs: offerMinutes * minuteMs });
  await buyer.add(goods, 1);
  const main = page.getByRole("main");
  await page.goto("/cart");
  await expect(main).toContainText(price);
  await page.goto("/submit-order");
  const payable = main.getByText("应付金额").first();
  await expect(payable).toBeVisible();

  await sandbox.advanceClock((offerMinutes + 1) * minuteMs);
  await page.getByRole("button", { name: "提交订单" }).click();
  await expect(main.getByText("商品价格已变动，请确认后重新提交").first()).toBeVisible();
  await expect(main).toContainText(goods.price);
  expect(await buyer.call<{ allCount: number }>("GET", "/p/myOrder/orderCount")).toMatchObject({
    allCount: 0,
  });
  await page.goto("/cart");
  await expect(main).toContainText(`加入时 ¥${price}，已涨价`);
  await expect(main).toContainText(goods.price);

  await page.getByRole("button", { name: /^去结算/ }).click();
  await page.waitForURL("**/submit-order");
  await submitOrder(page);
});

test("an offer that ended on the open page is said by 立即购买, which then shows the price without it", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { goods, price } = await goodsOnOffer(buyer);
  await sandbox.startOffer({ skuId: goods.skuId, price, lastsMs: offerMinutes * minuteMs });
  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  const main = page.getByRole("main");
  await expect(main).toContainText(price);
  await sandbox.advanceClock((offerMinutes + 1) * minuteMs);
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(main.getByText("活动已结束").first()).toBeVisible();
  await expect(main).not.toContainText(`¥${price}`);
  await page.getByRole("button", { name: "立即购买" }).click();
  await page.waitForURL("**/submit-order?**");
});
