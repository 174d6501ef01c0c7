import { newBuyer, order, ordinaryGoods, stockOf } from "../support/buyer.ts";
import { chooseScan, orderState, submitOrder } from "../support/buying.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

test("the balance pays at once, after a question, and the way back shows what was paid", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  const [orderNumber = ""] = await submitOrder(page);
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: /^余额支付/ }).check();
  const pay = main.getByRole("button", { name: /^立即支付/ });
  const question = page.getByRole("alertdialog");
  await waitForHydration(pay);
  await pay.click();
  await question.getByRole("button", { name: "取消" }).click();
  await expect(question).toHaveCount(0);
  await pay.click();
  await question.getByRole("button", { name: "确认支付" }).click();
  await page.waitForURL("**/pay-result?**");
  const paid = main.getByRole("heading", { name: "支付成功" });
  await expect(paid).toBeVisible();
  await expect(main.getByText(orderNumber)).toBeVisible();
  await page.goBack();
  await expect(paid.or(main.getByRole("button", { name: "提交订单" })).first()).toBeVisible();
  await expect(pay).toHaveCount(0);
  await page.goto(`/pay-result?orderNumbers=${orderNumber}`);
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
  await expect(main.getByRole("heading", { name: "订单已过期" })).toBeVisible();
  await expect(main.getByRole("button", { name: /^立即支付/ })).toHaveCount(0);
  await expect.poll(() => stockOf(buyer, goods)).toBe(before);
  await expect(main.getByRole("link", { name: "我的订单" })).toBeVisible();
  await main.getByRole("button", { name: "再次购买" }).click();
  await page.waitForURL("**/cart");
  await expect(main.getByText(goods.name).first()).toBeVisible();
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

test("orders of several submits are ticked and paid at once; one that was canceled is told apart", async ({
  page,
  buyer,
  sandbox,
}) => {
  const goods = await ordinaryGoods(buyer, 1, 3);
  const numbers: string[] = [];
  for (const one of goods) numbers.push(await order(buyer, one, 1));
  const [first = "", second = "", canceled = ""] = numbers;
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-order?status=unpaid");
  const together = main.getByRole("button", { name: "合并支付" });
  await waitForHydration(together);
  await main.getByRole("checkbox", { name: "全选" }).check();
  await expect(main.getByText("已选 3 个订单")).toBeVisible();
  await together.click();
  await page.waitForURL("**/payment?**");
  for (const number of numbers) await expect(main.getByRole("link", { name: number })).toBeVisible();

  await buyer.call("PUT", `/p/myOrder/cancel/${canceled}`, { reason: "不想买了" });
  const { totalFee } = await buyer.call<{ totalFee: string }>(
    "GET",
    `/p/order/getOrderPayInfoByOrderNumber?orderNumbers=${first},${second}`,
  );
  const [yuan = ""] = totalFee.split(".");
  await page.reload();
  await expect(
    main.getByRole("button", { name: `立即支付 ¥${Number(yuan).toLocaleString("en")}` }),
  ).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: canceled })).toContainText("已取消");
  await expect(main.getByRole("listitem").filter({ hasText: first })).toContainText("待付款");
  const payNo = await chooseScan(page);
  await expect(main.getByText(canceled)).toHaveCount(0);
  await expect(main.getByRole("link", { name: second })).toBeVisible();
  await sandbox.pay(payNo);
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await page.goto("/user-center/uc-order?status=unpaid");
  await expect(main.getByText("暂无待付款的订单")).toBeVisible();

  await page.goto(`/pay-result?orderNumbers=${numbers.join(",")}`);
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: canceled })).toContainText("已取消");
  await page.goto(`/payment?orderNumbers=${canceled}`);
  await expect(main.getByRole("heading", { name: "订单已取消" })).toBeVisible();
});

test("a cashier whose order was paid in another tab shows so when it is seen again", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumbers = await order(buyer, goods, 1);
  await page.goto(`/payment?orderNumbers=${orderNumbers}`);
  await waitForHydration(page.getByRole("main").getByRole("button", { name: /^立即支付/ }));
  await buyer.call("POST", "/p/order/pay", { orderNumbers, payType: 9 });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
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
