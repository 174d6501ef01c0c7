import { checkDelivery } from "@tradehall/api-client/endpoints/delivery/check-delivery";
import { expect, test } from "vitest";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("tells the owner, and no one else, where the parcel is", async () => {
  const token = await server.signIn(world.users.buyer);
  const query = { orderNumber: await buyNow(server, token, helmet) };
  const check = (as: string | undefined) => server.call(checkDelivery, { query }, { token: as });
  expect(await check(token)).toMatchObject({ msg: "暂无物流信息" });
  await pay(server, token, query.orderNumber);
  await ship(server, query.orderNumber);
  expect((await check(token)).data).toMatchObject({
    companyName: "顺丰速运",
    dvyFlowId: "SF1234567890",
    data: [{ context: "【顺丰速运】已揽收" }],
  });
  expect(await check(await server.signIn(world.users.other))).toMatchObject({ msg: "订单不存在" });
  expect(await check(undefined)).toMatchObject({ code: "A00004" });
});
