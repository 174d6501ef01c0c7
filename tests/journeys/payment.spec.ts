import { newBuyer, ordinaryGoods, stockOf } from "../support/buyer.ts";
import { chooseScan, orderState, submitOrder } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";

test("the balance pays at once", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  const [orderNumber = ""] = await submitOrder(page);
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: /^余额支付/ }).check();
  await main.getByRole("button", { name: /^立即支付/ }).click();
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await main.getByRole("link", { name: "查看订单" }).click();
  await page.waitForURL(`**/order-detail?orderNumber=${orderNumber}`);
  await expect(orderState(page, "待发货")).toBeVisible();
});

test("an order that runs out on the cashier closes and gives its stock back", async ({
  page,
  buyer,
  sandbox,
}) => {
  // Other journeys' unpaid orders run out with it, so the goods are those of a shop they leave alone.
  const [goods] = await ordinaryGoods(buyer, 4);
  if (!goods) throw new Error("no goods");
  const before = await stockOf(buyer, goods);
  await buyer.add(goods, 4);
  await page.goto("/submit-order");
  await submitOrder(page);
  expect(await stockOf(buyer, goods)).toBe(before - 4);
  const main = page.getByRole("main");
  await expect(main.getByText("订单提交成功，请尽快付款")).toBeVisible();

  await sandbox.advanceClock(30 * 60_000 + 1_000);
  // The page's own countdown still runs: the server has the last word.
  await main.getByRole("button", { name: /^立即支付/ }).click();
  await expect(main.getByText(/订单已过期/).first()).toBeVisible();
  await page.reload();
  await expect(main.getByText("订单已过期").first()).toBeVisible();
  await expect(main.getByRole("button", { name: /^立即支付/ })).toBeDisabled();
  await expect.poll(() => stockOf(buyer, goods)).toBe(before);
});

test("a paid order's cashier leads to the result", async ({ page, buyer, sandbox }) => {
  const [goods] = await ordinaryGoods(buyer, 3);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  const [orderNumber = ""] = await submitOrder(page);
  await sandbox.pay(await chooseScan(page));
  await page.waitForURL("**/pay-result?**");
  await page.goto(`/payment?orderNumbers=${orderNumber}`);
  await page.waitForURL("**/pay-result?**");
  await expect(page.getByRole("heading", { name: "支付成功" })).toBeVisible();
});

test("someone else's order cannot be paid for", async ({ page, buyer }) => {
  const stranger = await newBuyer(process.env.API_URL ?? "");
  const [goods] = await ordinaryGoods(stranger, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  const [orderNumber] = await submitOrder(page);
  await expect(
    stranger.call("GET", `/p/order/getOrderPayInfoByOrderNumber?orderNumbers=${orderNumber}`),
  ).rejects.toThrow(/A0/);
});
