import { listParcels } from "@tradehall/api-client/endpoints/delivery/list-parcels";
import { sandboxShipOrder } from "@tradehall/api-client/endpoints/sandbox/order/ship-order";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderItems, orders } from "#server/db/schema/index.ts";
import { buyFromCart, buyNow, detailOf, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("ships a paid order once, with a parcel and ten days to receive it", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  expect(await ship(server, orderNumber)).toMatchObject({ msg: "订单状态已变更" });
  await pay(server, token, orderNumber);
  const answers = await Promise.all([ship(server, orderNumber), ship(server, orderNumber)]);
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  const detail = await detailOf(server, token, orderNumber);
  expect(detail).toMatchObject({ status: 3, deliveryCount: 1 });
  expect((detail.deadlineAt ?? 0) - detail.now).toBeGreaterThan(863_000_000);
});

test("names a courier itself where none is given, and says what cannot be shipped", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  await pay(server, token, orderNumber);
  const { db } = server.database;
  const own = eq(orders.orderNumber, orderNumber);
  await db.update(orders).set({ refundStatus: 1 }).where(own);
  const params = { orderNumber };
  expect(await server.call(sandboxShipOrder, { params, body: {} })).toMatchObject({ msg: "订单状态已变更" });
  await db.update(orders).set({ refundStatus: 0 }).where(own);
  const { data } = await server.call(sandboxShipOrder, { params, body: {} });
  expect(data).toMatchObject([{ dvyName: "顺丰速运", deliveryType: 1 }]);
  expect(data[0]?.dvyFlowId).toMatch(/^SF\d{12}$/);
  expect(await ship(server, "1234567890")).toMatchObject({ msg: "订单不存在" });
});

test("sends an order in several parcels, each with its own waybill and its part of the goods", async () => {
  const token = await server.signIn(world.users.buyer);
  const [orderNumber = ""] = await buyFromCart(server, token, [
    [screwM6, 30],
    [screwM8, 10],
  ]);
  await pay(server, token, orderNumber);
  const body = { dvyName: "京东快递", dvyFlowId: "JD0001", parcels: 2 };
  await server.call(sandboxShipOrder, { params: { orderNumber }, body });
  const { data } = await server.call(listParcels, { params: { orderNumber } }, { token });
  const inside = data.map(({ orderItems }) => orderItems.map(({ skuId, prodCount }) => [skuId, prodCount]));
  expect(inside).toEqual([
    [
      [screwM8.skuId, 10],
      [screwM6.skuId, 10],
    ],
    [[screwM6.skuId, 20]],
  ]);
  expect(data[0]?.dvyFlowId).toBe("JD0001");
  expect(data[1]?.dvyFlowId).toMatch(/^JD\d{12}$/);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({ status: 3, deliveryCount: 2 });
});

test("what went back before it was sent is in no parcel", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, screwM6, 4);
  await pay(server, token, orderNumber);
  const own = eq(orderItems.orderNumber, orderNumber);
  await server.database.db.update(orderItems).set({ refunded: 3, restocked: 3 }).where(own);
  const { data } = await server.call(sandboxShipOrder, { params: { orderNumber }, body: { parcels: 3 } });
  expect(data).toHaveLength(1);
  expect(data[0]?.orderItems).toMatchObject([{ prodCount: 1 }]);
});
