import { listParcels } from "@tradehall/api-client/endpoints/delivery/list-parcels";
import { sandboxDeliverOrder } from "@tradehall/api-client/endpoints/sandbox/order/deliver-order";
import { sandboxShipOrder } from "@tradehall/api-client/endpoints/sandbox/order/ship-order";
import { sandboxWriteOffCode } from "@tradehall/api-client/endpoints/sandbox/order/write-off-code";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#server/db/schema/index.ts";
import { buyNow, detailOf, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("uses a code once, and not while a refund runs", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const change = (changes: Partial<typeof orders.$inferInsert>) =>
    server.database.db.update(orders).set(changes).where(eq(orders.orderNumber, orderNumber));
  await change({ virtualCodes: ["CODE1", "CODE2"], refundStatus: 1 });
  const use = (code: string) => server.call(sandboxWriteOffCode, { body: { code } });
  expect((await use("CODE1")).msg).toBe("订单状态已变更");
  await change({ refundStatus: 0 });
  expect((await use("CODE1")).data).toEqual({ orderNumber });
  expect((await use("CODE1")).msg).toBe("券码不存在或已失效");
  expect((await use("CODE9")).msg).toBe("券码不存在或已失效");
  expect((await detailOf(server, token, orderNumber)).virtualInfoList).toMatchObject([
    { writeOffCode: "CODE1", isWriteOff: 1, isExpired: 0 },
    { writeOffCode: "CODE2", isWriteOff: 0, isExpired: 0 },
  ]);
  await change({ codesUntil: server.clock.now() });
  expect((await use("CODE2")).msg).toBe("券码不存在或已失效");
  expect((await detailOf(server, token, orderNumber)).virtualInfoList).toMatchObject([
    { writeOffCode: "CODE1", isWriteOff: 1, isExpired: 0 },
    { writeOffCode: "CODE2", isWriteOff: 0, isExpired: 1 },
  ]);
});

test("goods are collected by their code, once they are ready, and received with that", async () => {
  const token = await server.signIn(world.users.buyer);
  const dvyTypes = [{ shopId: world.shops.dealer, dvyType: 2 }];
  const orderNumber = await buyNow(server, token, helmet, 1, { dvyTypes });
  expect((await detailOf(server, token, orderNumber)).pickup).toMatchObject({ writeOffCode: "" });
  await pay(server, token, orderNumber);
  const { pickup } = await detailOf(server, token, orderNumber);
  expect(pickup?.writeOffCode).toMatch(/^[A-Z2-9]{8}$/);
  const code = `${pickup?.writeOffCode.slice(0, 4).toLowerCase()} ${pickup?.writeOffCode.slice(4)}`;
  const use = () => server.call(sandboxWriteOffCode, { body: { code } });
  expect((await use()).msg).toBe("订单状态已变更");
  const shipped = await server.call(sandboxShipOrder, { params: { orderNumber }, body: { parcels: 4 } });
  expect(shipped.data).toMatchObject([{ dvyFlowId: "", deliveryType: 2 }]);
  const { data: still } = await server.call(sandboxDeliverOrder, { params: { orderNumber } });
  expect(still[0]?.deliveryDto).toMatchObject({
    state: 1,
    traces: [{ acceptStation: "商品已备好，请到店自提" }],
  });
  expect((await use()).data).toEqual({ orderNumber });
  expect(await detailOf(server, token, orderNumber)).toMatchObject({ status: 4, pickup: { isWriteOff: 1 } });
  const { data } = await server.call(listParcels, { params: { orderNumber } }, { token });
  expect(data[0]?.deliveryDto).toMatchObject({ state: 3, traces: { length: 2 } });
  expect((await use()).msg).toBe("订单状态已变更");
  expect((await server.call(sandboxWriteOffCode, { body: { code: " " } })).msg).toBe("券码不存在或已失效");
});

test("what is brought within the city goes its shorter way", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  await pay(server, token, orderNumber);
  const own = eq(orders.orderNumber, orderNumber);
  await server.database.db.update(orders).set({ dvyType: 4 }).where(own);
  await server.call(sandboxShipOrder, { params: { orderNumber }, body: {} });
  const step = async () => (await server.call(sandboxDeliverOrder, { params: { orderNumber } })).data[0];
  expect((await step())?.deliveryDto.state).toBe(201);
  expect((await step())?.deliveryDto).toMatchObject({ state: 3, traces: { length: 3 } });
});
