import { sandboxDeliverOrder } from "@tradehall/api-client/endpoints/sandbox/order/deliver-order";
import { expect, test } from "vitest";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("moves a parcel step by step until it is signed", async () => {
  const token = await server.signIn(world.users.buyer);
  const params = { orderNumber: await buyNow(server, token, helmet) };
  const step = async () => (await server.call(sandboxDeliverOrder, { params })).data[0]?.deliveryDto;
  expect(await server.call(sandboxDeliverOrder, { params })).toMatchObject({ msg: "暂无物流信息" });
  await pay(server, token, params.orderNumber);
  await ship(server, params.orderNumber);
  expect([(await step())?.state, (await step())?.state, (await step())?.state]).toEqual([2, 201, 3]);
  expect(await step()).toMatchObject({ state: 3, traces: { length: 4 } });
  const unknown = { params: { orderNumber: "1234567890" } };
  expect(await server.call(sandboxDeliverOrder, unknown)).toMatchObject({ msg: "订单不存在" });
});
