import { orderLimits } from "../../packages/mall-rules/src/limits/index.ts";
import { type Buyer, newBuyer, ordinaryGoods, stockOf } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

const minuteMs = 60_000;
const apiUrl = () => process.env.API_URL ?? "";

async function goodsOf(buyer: Buyer) {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  return goods;
}

/** What others hear who ask to be let in. */
const heard = (buyer: Buyer, seckillId: number): Promise<string> =>
  buyer.call("GET", `/p/seckill/orderPath?seckillId=${seckillId}`).then(
    () => "",
    (error: Error) => error.message,
  );

test("the last piece: ordered, gone for now, and back on sale after five minutes without payment", async ({
  page,
  buyer,
  sandbox,
}) => {
  const goods = await goodsOf(buyer);
  const before = await stockOf(buyer, goods);
  const round = { skuId: goods.skuId, price: "9.90", total: 1, perUser: 1, lastsMs: 60 * minuteMs };
  const { seckillId } = await sandbox.startRound(round);
  const main = page.getByRole("main");

  await page.goto(`/detail/${goods.prodId}`);
  await main.getByRole("link", { name: "去抢购" }).click();
  await page.waitForURL(/\/secdetail\/\d+/);
  await page.goto(`/secdetail/${seckillId}`);
  await expect(main).toContainText("仅剩 1");
  const grab = main.getByRole("button", { name: "立即抢购" });
  await waitForHydration(grab);
  await grab.click();
  await page.waitForURL("**/secdetail/confirm-order?**");
  const [orderNumber] = await submitOrder(page);
  await expect(main).toContainText(".90");
  expect(await stockOf(buyer, goods)).toBe(before);

  await page.goto(`/secdetail/${seckillId}`);
  await expect(main.getByRole("button", { name: "已抢光，等待未付款订单释放" })).toBeDisabled();
  const other = await newBuyer(apiUrl());
  expect(await heard(other, seckillId)).toContain("等待未付款订单释放");

  await sandbox.advanceClock(orderLimits.unpaidFlashSaleMs);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(page.getByRole("heading", { name: "已取消" })).toBeVisible();
  await expect.poll(() => heard(other, seckillId)).toBe("");
  await page.goto(`/secdetail/${seckillId}`);
  await expect(main.getByRole("button", { name: "立即抢购" })).toBeEnabled();
});

test("before and after its round it cannot be ordered, and the page says which", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { skuId } = await goodsOf(buyer);
  const round = { skuId, price: "9.90", total: 5, startsInMs: 5 * minuteMs, lastsMs: 5 * minuteMs };
  const { seckillId } = await sandbox.startRound(round);
  const main = page.getByRole("main");
  await page.goto(`/secdetail/${seckillId}`);
  await expect(main.getByRole("button", { name: "活动未开始" })).toBeDisabled();
  await expect(main.getByRole("button", { name: /^提醒我：/ })).toBeVisible();
  expect(await heard(buyer, seckillId)).toContain("活动未开始");
  await sandbox.advanceClock(10 * minuteMs);
  await page.reload();
  await expect(main.getByRole("button", { name: "活动已结束" })).toBeDisabled();
  await main.getByRole("link", { name: "原价购买" }).click();
  await page.waitForURL(/\/detail\/\d+/);
  await expect(main.getByRole("button", { name: "加入购物车" })).toBeEnabled();
  expect(await heard(buyer, seckillId)).toContain("活动已结束");
});

test("an id that no flash sale has leads to a page that says why", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const response = await page.goto("/secdetail/999999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText("该秒杀商品不存在或已下架");
  expect((await page.goto("/secdetail"))?.status()).toBe(404);
});
