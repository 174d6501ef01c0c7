import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { expect, test } from "vitest";
import { buyFromCart, buyNow, openPayment, pay, scanToPay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("shows goods, receiver, sum, time left and what can pay", async () => {
  const token = await server.signIn(world.users.buyer);
  const numbers = await buyFromCart(server, token, [
    [screwM6, 1],
    [gloves, 5],
  ]);
  const query = { orderNumbers: numbers.join(",") };
  const { data } = await server.call(getPayInfo, { query }, { token });
  expect(data).toMatchObject({ totalFee: "55.50", receiver: "收货人", status: 1, balance: "50000.00" });
  expect(data.prodNameList.sort()).toEqual(["不锈钢内六角螺丝", "防护手套"]);
  expect(data.endsAt - data.now).toBeGreaterThan(1_700_000);
  expect(data.endsAt - data.placedAt).toBe(1_800_000);
  expect(data.payTypes).toEqual([
    { payType: 3, canUse: 1 },
    { payType: 2, canUse: 1 },
    { payType: 9, canUse: 1 },
    { payType: 21, canUse: 1 },
    { payType: 22, canUse: 0 },
  ]);
  await pay(server, token, query.orderNumbers);
  expect((await server.call(getPayInfo, { query }, { token })).data.status).toBe(2);
});

test("an order that ran out reads as canceled, and no one sees someone else's", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumbers = (await buyFromCart(server, token, [[screwM6, 1]])).join(",");
  const other = await server.signIn(world.users.other);
  const query = { orderNumbers };
  expect(await server.call(getPayInfo, { query }, { token: other })).toMatchObject({ msg: "订单不存在" });
  expect(await server.call(getPayInfo, { query })).toMatchObject({ code: "A00004" });
  await server.clock.advance(1_800_000);
  expect((await server.call(getPayInfo, { query }, { token })).data.status).toBe(6);
});

test("orders of several submits are paid together, and what became of each is told apart", async () => {
  const token = await server.signIn(world.users.buyer);
  const [kept = "", gone = ""] = await buyFromCart(server, token, [
    [screwM6, 1],
    [gloves, 5],
  ]);
  const later = await buyNow(server, token, helmet);
  const query = { orderNumbers: [kept, gone, later].join(",") };
  const info = async () => (await server.call(getPayInfo, { query }, { token })).data;
  const stateIn = (data: Awaited<ReturnType<typeof info>>) =>
    Object.fromEntries(data.orders.map(({ orderNumber, status }) => [orderNumber, status]));
  const feeOf = (data: Awaited<ReturnType<typeof info>>, number: string) =>
    Number(data.orders.find(({ orderNumber }) => orderNumber === number)?.actualTotal);

  await server.call(cancelOrder, { params: { orderNumber: gone }, body: { reason: "不想买了" } }, { token });
  const open = await info();
  expect(open.status).toBe(1);
  expect(stateIn(open)).toEqual({ [kept]: 1, [gone]: 6, [later]: 1 });
  expect(Number(open.totalFee)).toBeCloseTo(feeOf(open, kept) + feeOf(open, later), 2);
  expect(open.orders.find(({ status }) => status === 6)?.allowedActions).toEqual(["buyAgain", "delete"]);

  // One that is canceled is not paid for with the others, which are.
  expect(await openPayment(server, token, query.orderNumbers)).toMatchObject({ msg: "订单状态已变更" });
  const { data: payment } = await openPayment(server, token, [later, kept].join(","));
  expect(payment.totalFee).toBe(open.totalFee);
  await scanToPay(server, payment.payNo);
  const paid = await info();
  expect(paid).toMatchObject({ status: 2, totalFee: open.totalFee });
  expect(stateIn(paid)).toEqual({ [kept]: 2, [gone]: 6, [later]: 2 });
});
