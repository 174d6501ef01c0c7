import { ordinaryGoods } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

test("one way in makes one order, of its own kind and without reductions; canceled, it is open again", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const round = { skuId: goods.skuId, price: "9.90", total: 5, perUser: 2, lastsMs: 3_600_000 };
  const { seckillId } = await sandbox.startRound(round);
  const main = page.getByRole("main");
  await page.goto(`/secdetail/${seckillId}`);
  const grab = main.getByRole("button", { name: "立即抢购" });
  await waitForHydration(grab);
  await main.getByRole("button", { name: "增加数量" }).click();
  await grab.click();
  await page.waitForURL("**/secdetail/confirm-order?**");
  const confirmation = page.url();
  await expect(main).toContainText("19.80");
  await expect(main.getByText("优惠券")).toHaveCount(0);
  const invoice = main.getByRole("region", { name: "发票" });
  await invoice.getByRole("link").click();
  await page.waitForURL("**/invoice-info-select?**");
  await main.getByRole("radio", { name: "不开发票" }).check();
  await main.getByRole("button", { name: "确定" }).click();
  await page.waitForURL("**/secdetail/confirm-order?**");
  await main.getByLabel("买家留言").fill("请送到三号仓");
  const [orderNumber] = await submitOrder(page);

  // The way in is spent, and the limit reached.
  await page.goto(confirmation);
  await expect(main.getByRole("button", { name: "提交订单" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "去抢购" })).toBeVisible();

  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(main).toContainText("秒杀订单");
  await expect(main).toContainText("请送到三号仓");
  await buyer.call("PUT", `/p/myOrder/cancel/${orderNumber}`, { reason: "不想买了" });
  await page.goto(`/secdetail/${seckillId}`);
  await expect(main).toContainText("仅剩 5");
});
