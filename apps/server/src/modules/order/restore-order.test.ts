import { restoreOrder } from "@tradehall/api-client/endpoints/order/restore-order";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { sweepTrash } from "#server/jobs/sweep.ts";
import { detailOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { trashedOrder } from "#server/testing/trashed.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const changed = { msg: "订单状态已变更" };
const listed = async (token: string, query: object = {}) =>
  (await server.call(searchMyOrders, { query }, { token })).data.records.map((card) => card.orderNumber);

test("an order comes out of the trash as it went in, once", async () => {
  const token = await server.signIn(world.users.buyer);
  const params = await trashedOrder(server, token);
  const other = await server.signIn(world.users.other);
  expect(await server.call(restoreOrder, { params }, { token: other })).toMatchObject({ msg: "订单不存在" });
  expect(await server.call(restoreOrder, { params })).toMatchObject({ code: "A00004" });
  const { data } = await server.call(restoreOrder, { params }, { token });
  expect(data).toMatchObject({ status: 6, allowedActions: ["buyAgain", "delete"] });
  expect(await listed(token)).toEqual([params.orderNumber]);
  expect(await listed(token, { isTrash: 1 })).toEqual([]);
  expect(await server.call(restoreOrder, { params }, { token })).toMatchObject(changed);
});

test("after 30 days it is gone, before the sweeper comes and after", async () => {
  let token = await server.signIn(world.users.buyer);
  const params = await trashedOrder(server, token);
  await server.clock.advance(orderLimits.trashMs - 60_000);
  await sweepTrash(server);
  token = await server.signIn(world.users.buyer);
  expect(await listed(token, { isTrash: 1 })).toEqual([params.orderNumber]);
  await server.clock.advance(60_000);
  expect(await listed(token, { isTrash: 1 })).toEqual([]);
  expect(await server.call(restoreOrder, { params }, { token })).toMatchObject(changed);
  await sweepTrash(server);
  expect(await server.call(restoreOrder, { params }, { token })).toMatchObject({ msg: "订单不存在" });
  expect(await detailOf(server, token, params.orderNumber)).toBeNull();
});
