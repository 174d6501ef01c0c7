import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { payments, products, users } from "#server/db/schema/index.ts";
import {
  buyFromCart,
  buyNow,
  confirm,
  detailOf,
  openPayment,
  scanToPay,
  submit,
  walletOf,
} from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await server.database.db
    .update(users)
    .set({ balanceFen: fen(5_000_000) })
    .where(eq(users.id, world.users.buyer));
});

test("a code pays all orders of a submit together", async () => {
  const numbers = await buyFromCart(server, token, [
    [screwM6, 1],
    [gloves, 5],
  ]);
  const { data } = await openPayment(server, token, numbers.join(","));
  expect(data).toMatchObject({ status: "waiting", totalFee: "55.50", orderStatus: 1 });
  expect(data.qrText).toContain(data.payNo);
  expect(data.expiresAt - data.now).toBe(300_000);
  expect((await scanToPay(server, data.payNo)).data).toMatchObject({ status: "paid", orderStatus: 2 });
  for (const number of numbers)
    expect(await detailOf(server, token, number)).toMatchObject({ status: 2, payType: 3, deadlineAt: null });
  const [sold] = await server.database.db.select().from(products).where(eq(products.id, gloves.prodId));
  expect(sold?.soldNum).toBe(5);
});

test("the balance pays at once, and too little of it says how much there is", async () => {
  const orderNumber = await buyNow(server, token, helmet, 1);
  const { data } = await openPayment(server, token, orderNumber, 9);
  expect(data).toMatchObject({ status: "paid", orderStatus: 2, qrText: "" });
  expect(await walletOf(server, world.users.buyer)).toMatchObject({ balanceFen: 4_994_500 });
  const other = await server.signIn(world.users.other);
  const theirs = await buyNow(server, other, helmet, 1);
  expect(await openPayment(server, other, theirs, 9)).toMatchObject({
    code: "A00001",
    msg: "余额不足（当前余额 ¥1.00）",
  });
  expect((await detailOf(server, other, theirs)).status).toBe(1);
  expect(await walletOf(server, world.users.other)).toMatchObject({ balanceFen: 100 });
});

test("a balance for one order pays one of five at once", async () => {
  const numbers: string[] = [];
  for (let i = 0; i < 5; i++) numbers.push(await buyNow(server, token, helmet, 1));
  await server.database.db
    .update(users)
    .set({ balanceFen: fen(6_000) })
    .where(eq(users.id, world.users.buyer));
  const answers = await Promise.all(numbers.map((number) => openPayment(server, token, number, 9)));
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  expect(await walletOf(server, world.users.buyer)).toMatchObject({ balanceFen: 500 });
});

test("a paid order cannot be paid again, not even at once by two methods", async () => {
  const orderNumber = await buyNow(server, token, helmet, 1);
  const code = (await openPayment(server, token, orderNumber)).data;
  const answers = await Promise.all([
    openPayment(server, token, orderNumber, 9),
    scanToPay(server, code.payNo),
    openPayment(server, token, orderNumber, 9),
  ]);
  expect(answers.filter((answer) => answer.success && answer.data.status === "paid")).toHaveLength(1);
  expect(await openPayment(server, token, orderNumber, 3)).toMatchObject({ msg: "订单已支付" });
  const paid = await server.database.db.$count(payments, eq(payments.status, "paid"));
  const rows = await server.database.db.select().from(payments).where(eq(payments.status, "paid"));
  expect(rows.filter((row) => row.orderNumbers.includes(orderNumber))).toHaveLength(1);
  expect(paid).toBeGreaterThan(0);
});

test("a new attempt closes the earlier one, whose code then pays nothing", async () => {
  const orderNumber = await buyNow(server, token, helmet, 1);
  const first = (await openPayment(server, token, orderNumber)).data;
  const second = (await openPayment(server, token, orderNumber, 2)).data;
  const query = { payNo: first.payNo };
  expect((await server.call(getPayStatus, { query }, { token })).data.status).toBe("closed");
  expect(await scanToPay(server, first.payNo)).toMatchObject({ msg: "订单状态已变更" });
  expect((await scanToPay(server, second.payNo)).data.status).toBe("paid");
});

test("an expired order is expired, and its code never outlives it", async () => {
  const orderNumber = await buyNow(server, token, helmet, 1);
  await server.clock.advance(28 * 60_000);
  const { data } = await openPayment(server, token, orderNumber);
  expect(data.expiresAt - data.now).toBeLessThanOrEqual(120_000);
  await server.clock.advance(2 * 60_000);
  expect(await openPayment(server, token, orderNumber)).toMatchObject({
    code: "A03002",
    msg: "订单已过期，请重新下单",
  });
  expect((await detailOf(server, token, orderNumber)).status).toBe(6);
});

test("paying virtual goods gives the codes at once", async () => {
  const orderItem = { prodId: world.prods.virtual, skuId: world.skus.virtual, prodCount: 2 };
  const { uuid } = (await confirm(server, token, { orderItem })).data;
  const virtualRemarkList = [{ prodId: world.prods.virtual, name: "联系人", value: "王工" }];
  const { orderNumbers } = (await submit(server, token, uuid, { virtualRemarkList })).data;
  await openPayment(server, token, orderNumbers, 9);
  const detail = await detailOf(server, token, orderNumbers);
  expect(detail).toMatchObject({
    status: 3,
    allowedActions: ["receive", "refund", "applyInvoice", "buyAgain"],
  });
  expect(detail.virtualInfoList).toHaveLength(2);
});

test("someone else's order, an unknown one and unknown methods are refused", async () => {
  const orderNumber = await buyNow(server, token, helmet, 1);
  const other = await server.signIn(world.users.other);
  expect(await openPayment(server, other, orderNumber)).toMatchObject({ msg: "订单不存在" });
  expect(await openPayment(server, token, `${orderNumber},999999999`)).toMatchObject({ msg: "订单不存在" });
  expect((await openPayment(server, token, orderNumber, 4)).code).toBe("A00014");
  expect((await openPayment(server, token, "'; drop table orders;--")).code).toBe("A00014");
  expect((await server.call(payOrders, { body: { orderNumbers: orderNumber, payType: 3 } })).code).toBe(
    "A00004",
  );
});

test("the same key opens one payment", async () => {
  const orderNumber = await buyNow(server, token, helmet, 1);
  const options = { token, headers: { "idempotency-key": "pay-1" } };
  const body = { orderNumbers: orderNumber, payType: 3 };
  const first = await server.call(payOrders, { body }, options);
  expect((await server.call(payOrders, { body }, options)).data.payNo).toBe(first.data.payNo);
});
