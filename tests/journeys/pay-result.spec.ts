import { ordinaryGoods } from "../support/buyer.ts";
import { chooseScan, submitOrder } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";

test("the result of an open payment says that it is being confirmed, and checks on demand", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  const [orderNumber] = await submitOrder(page);
  const payNo = await chooseScan(page);
  const main = page.getByRole("main");
  await page.goto(`/pay-result?orderNumbers=${orderNumber}&payNo=${payNo}`);
  await expect(main.getByRole("heading", { name: "支付结果确认中" })).toBeVisible();
  await sandbox.pay(payNo);
  await main.getByRole("button", { name: "查询支付结果" }).click();
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
});

test("the result of a refused payment leads back to the cashier", async ({ page, buyer, sandbox }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  const [orderNumber] = await submitOrder(page);
  const payNo = await chooseScan(page);
  await sandbox.pay(payNo, "failure");
  const main = page.getByRole("main");
  await page.goto(`/pay-result?orderNumbers=${orderNumber}&payNo=${payNo}`);
  await expect(main.getByRole("heading", { name: "支付失败" })).toBeVisible();
  await main.getByRole("link", { name: "重新支付" }).click();
  await page.waitForURL("**/payment?**");
  await expect(main.getByRole("button", { name: /^立即支付/ })).toBeEnabled();
});
