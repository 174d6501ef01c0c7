import { sandboxShipOrder } from "@tradehall/api-client/endpoints/sandbox/ship-order";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#server/db/schema/index.ts";
import { buyNow, detailOf, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
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
  const dvyTypes = [{ shopId: world.shops.dealer, dvyType: 2 }];
  const orderNumber = await buyNow(server, token, helmet, 1, { dvyTypes });
  await pay(server, token, orderNumber);
  const { db } = server.database;
  const own = eq(orders.orderNumber, orderNumber);
  await db.update(orders).set({ refundStatus: 1 }).where(own);
  const params = { orderNumber };
  expect(await server.call(sandboxShipOrder, { params, body: {} })).toMatchObject({ msg: "订单状态已变更" });
  await db.update(orders).set({ refundStatus: 0 }).where(own);
  const { data } = await server.call(sandboxShipOrder, { params, body: {} });
  expect(data).toMatchObject({ dvyName: "上门自提", deliveryType: 2 });
  expect(data.dvyFlowId).toMatch(/^SF\d{12}$/);
  expect(await ship(server, "1234567890")).toMatchObject({ msg: "订单不存在" });
});
