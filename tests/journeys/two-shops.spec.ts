import { ordinaryGoods } from "../support/buyer.ts";
import { chooseScan, submitOrder } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";

test("goods of two shops become one order per shop, and one payment pays both", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [own] = await ordinaryGoods(buyer, 1);
  const [other] = await ordinaryGoods(buyer, 3);
  if (!own || !other) throw new Error("two shops are needed");
  await buyer.add(own, 2);
  await buyer.add(other, 3);
  const main = page.getByRole("main");

  await page.goto("/cart");
  await main.getByRole("button", { name: "去结算" }).click();
  await page.waitForURL("**/submit-order**");
  await main.getByRole("region", { name: "百工自营旗舰店" }).getByLabel("买家留言").fill("请开箱验货");
  const numbers = await submitOrder(page);
  expect(new Set(numbers).size).toBe(2);

  const orders = await Promise.all(
    numbers.map((orderNumber) =>
      buyer.call<Record<string, unknown>>("GET", `/p/myOrder/orderDetail?orderNumber=${orderNumber}`),
    ),
  );
  const ofShop = (goods: typeof own) =>
    orders.find((order) => JSON.stringify(order).includes(goods.name)) ?? {};
  expect(JSON.stringify(ofShop(own))).not.toContain(other.name);
  expect(JSON.stringify(ofShop(other))).not.toContain(own.name);
  expect(JSON.stringify(ofShop(own))).toContain("请开箱验货");
  expect(JSON.stringify(ofShop(other))).not.toContain("请开箱验货");

  const payNo = await chooseScan(page);
  await sandbox.pay(payNo);
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await page.goto("/user-center/uc-order?status=paid");
  for (const orderNumber of numbers) {
    const card = main.getByRole("article", { name: `订单 ${orderNumber}` });
    await expect(card.getByText("待发货")).toBeVisible();
  }
  const cards = main.getByRole("article").filter({ hasText: own.name });
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("× 2");
  await expect(main.getByRole("article").filter({ hasText: other.name })).toContainText("× 3");
});
