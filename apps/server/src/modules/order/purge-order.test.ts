import { purgeOrder } from "@tradehall/api-client/endpoints/order/purge-order";
import { restoreOrder } from "@tradehall/api-client/endpoints/order/restore-order";
import { expect, test } from "vitest";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { trashedOrder } from "#server/testing/trashed.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("only what lies in the trash is deleted for good, and then it is gone", async () => {
  const token = await server.signIn(world.users.buyer);
  const kept = { orderNumber: await buyNow(server, token, helmet) };
  expect(await server.call(purgeOrder, { params: kept }, { token })).toMatchObject({ msg: "订单状态已变更" });
  const params = await trashedOrder(server, token);
  const missing = { msg: "订单不存在" };
  const other = await server.signIn(world.users.other);
  expect(await server.call(purgeOrder, { params }, { token: other })).toMatchObject(missing);
  expect(await server.call(purgeOrder, { params })).toMatchObject({ code: "A00004" });
  expect(await server.call(purgeOrder, { params }, { token })).toMatchObject({ success: true, data: null });
  expect(await server.call(restoreOrder, { params }, { token })).toMatchObject(missing);
});
