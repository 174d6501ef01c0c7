import { ordinaryGoods } from "../support/buyer.ts";
import { chooseScan, payNoOf, submitOrder } from "../support/buying.ts";
import { expect, holdCalls, leaveBefore, test, waitForHydration } from "../support/journey.ts";

const minuteMs = 60_000;

test.beforeEach(async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyer.add(goods);
  await page.goto("/submit-order");
  await submitOrder(page);
});

test("a refused payment says so; a fresh code then pays", async ({ page, sandbox }) => {
  const main = page.getByRole("main");
  const payNo = await chooseScan(page);
  await main.getByRole("button", { name: "我已完成支付" }).click();
  await expect(main.getByText("暂未收到您的付款")).toBeVisible();
  await sandbox.scan(payNo);
  await expect(main.getByText("已扫码，请在手机上确认支付")).toBeVisible();
  await sandbox.pay(payNo, "failure");
  await expect(main.getByText("支付失败，请刷新二维码后重试")).toBeVisible();

  await main.getByRole("button", { name: "刷新二维码" }).click();
  await page.waitForURL((url) => url.searchParams.get("payNo") !== payNo);
  await expect(main.getByRole("paragraph").filter({ hasText: "请扫码支付" })).toBeVisible();
  await sandbox.pay(payNoOf(page));
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
});

test("a code that expired after five minutes is refreshed and pays", async ({ page, sandbox }) => {
  const main = page.getByRole("main");
  const payNo = await chooseScan(page, "支付宝");
  await sandbox.advanceClock(5 * minuteMs + 1_000);
  await expect(main.getByText("二维码已过期，请刷新后支付")).toBeVisible();
  await expect(sandbox.pay(payNo)).rejects.toThrow();

  await main.getByRole("button", { name: "刷新二维码" }).click();
  await page.waitForURL((url) => url.searchParams.get("payNo") !== payNo);
  await expect(main.getByRole("paragraph").filter({ hasText: "请扫码支付" })).toBeVisible();
  await sandbox.pay(payNoOf(page));
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
});

test("an order that expires while its code is open cannot be paid any more", async ({ page, sandbox }) => {
  const main = page.getByRole("main");
  const payNo = await chooseScan(page);
  await sandbox.advanceClock(31 * minuteMs);
  await expect(main.getByText("订单已过期，请重新下单")).toBeVisible();
  await expect(main.getByRole("button", { name: "刷新二维码" })).toHaveCount(0);
  await expect(sandbox.pay(payNo)).rejects.toThrow();
});

test("a code whose order is paid another way leads to the result", async ({ page, buyer }) => {
  await chooseScan(page);
  const orderNumbers = new URL(page.url()).searchParams.get("orderNumbers");
  await buyer.call("POST", "/p/order/pay", { orderNumbers, payType: 9 });
  await page.waitForURL("**/pay-result?**");
  await expect(page.getByRole("heading", { name: "支付成功" })).toBeVisible();
});

test("who leaves the code while its answer is on the way stays where they went", async ({
  page,
  sandbox,
}) => {
  const main = page.getByRole("main");
  const payNo = await chooseScan(page);
  const done = main.getByRole("button", { name: "我已完成支付" });
  await waitForHydration(done);
  const release = await holdCalls(page, "**/p/order/payStatus?*");
  await sandbox.pay(payNo);
  const answered = page.waitForResponse("**/p/order/payStatus?*");
  await done.click();
  const asked = await leaveBefore(page, { answered, release });
  expect(asked.filter((path) => path.startsWith("/pay-result"))).toEqual([]);
});
