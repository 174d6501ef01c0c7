import { listParcels } from "@tradehall/api-client/endpoints/delivery/list-parcels";
import { sandboxDeliverOrder } from "@tradehall/api-client/endpoints/sandbox/order/deliver-order";
import { expect, test } from "vitest";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("shows the parcel's way, newest first, and refuses while there is none", async () => {
  const token = await server.signIn(world.users.buyer);
  const params = { orderNumber: await buyNow(server, token, helmet) };
  const list = (as: string | undefined) => server.call(listParcels, { params }, { token: as });
  expect(await list(token)).toMatchObject({ code: "A00001", msg: "暂无物流信息" });
  await pay(server, token, params.orderNumber);
  await ship(server, params.orderNumber);
  await server.clock.advance(60_000);
  await server.call(sandboxDeliverOrder, { params });
  const { data } = await list(token);
  expect(data).toMatchObject([{ dvyName: "顺丰速运", dvyFlowId: "SF1234567890", deliveryType: 1 }]);
  const traces = data[0]?.deliveryDto.traces ?? [];
  expect(traces.map((trace) => trace.acceptStation)).toEqual([
    "快件已到达【转运中心】",
    "【顺丰速运】已揽收",
  ]);
  expect((traces[0]?.acceptTime ?? "") > (traces[1]?.acceptTime ?? "")).toBe(true);
  expect(await list(await server.signIn(world.users.other))).toMatchObject({ msg: "订单不存在" });
  expect(await list(undefined)).toMatchObject({ code: "A00004" });
});
