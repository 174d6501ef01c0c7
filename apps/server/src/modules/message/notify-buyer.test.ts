import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { sweepOrders } from "#server/jobs/sweep.ts";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const titles = async (token: string) =>
  (await server.call(listMessages, {}, { token })).data.records.map(({ title }) => title);

test("an order tells when it is paid, shipped and received by time, in the reader's language", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  expect(await titles(token)).toEqual([]);
  await pay(server, token, orderNumber);
  await server.clock.advance(1_000);
  await ship(server, orderNumber);
  await server.clock.advance(10 * 86_400_000);
  await sweepOrders(server);
  await sweepOrders(server);
  expect(await titles(await server.signIn(world.users.buyer))).toEqual([
    "订单已自动确认收货",
    "订单已发货",
    "订单支付成功",
  ]);
  const english = await server.call(
    listMessages,
    { query: { current: 2, size: 1 } },
    { token: await server.signIn(world.users.buyer), headers: { locale: "en" } },
  );
  expect(english.data.records).toMatchObject([
    {
      title: "Order shipped",
      content: `Order ${orderNumber} was shipped by 顺丰速运, waybill SF1234567890.`,
      link: `/order-detail?orderNumber=${orderNumber}`,
      msgType: 1,
      isRead: 0,
    },
  ]);
});

test("an order that was not paid in time tells so once, however many sweep", async () => {
  const token = await server.signIn(world.users.other);
  await buyNow(server, token, helmet);
  await server.clock.advance(1_800_000);
  await Promise.all([sweepOrders(server), sweepOrders(server)]);
  expect(await titles(token)).toEqual(["订单已取消"]);
});

test("a message about an enterprise's order waits for who acts for that enterprise", async () => {
  const { db } = server.database;
  const { buyer } = world.users;
  const token = await server.signIn(buyer);
  await pay(server, token, await buyNow(server, token, helmet));
  expect(await titles(token)).toContain("订单支付成功");
  await db.update(users).set({ currentEnterpriseId: world.enterprises.second }).where(eq(users.id, buyer));
  expect(await titles(token)).toEqual([]);
});

test("what its buyer does to an order, and its end, are told as well", async () => {
  const token = await server.signIn(world.users.other);
  await server.call(
    cancelOrder,
    { params: { orderNumber: await buyNow(server, token, helmet) }, body: { reason: "不想买了" } },
    { token },
  );
  const orderNumber = await buyNow(server, token, helmet);
  await pay(server, token, orderNumber);
  await ship(server, orderNumber);
  await server.call(receiveOrder, { params: { orderNumber } }, { token });
  await server.clock.advance(8 * 86_400_000);
  await sweepOrders(server);
  const told = await titles(await server.signIn(world.users.other));
  expect(told).toEqual(expect.arrayContaining(["订单取消成功", "您已确认收货", "订单已完成"]));
  expect(told[0]).toBe("订单已完成");
});
