import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import { deleteOrder } from "@tradehall/api-client/endpoints/order/delete-order";
import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { expect, test } from "vitest";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("only an ended order can be deleted, and then it lies in the trash alone", async () => {
  const token = await server.signIn(world.users.buyer);
  const params = { orderNumber: await buyNow(server, token, helmet) };
  expect(await server.call(deleteOrder, { params }, { token })).toMatchObject({ msg: "订单状态已变更" });
  await server.call(cancelOrder, { params, body: { reason: "不想买了" } }, { token });
  const other = await server.signIn(world.users.other);
  expect(await server.call(deleteOrder, { params }, { token: other })).toMatchObject({ msg: "订单不存在" });
  expect(await server.call(deleteOrder, { params })).toMatchObject({ code: "A00004" });
  expect(await server.call(deleteOrder, { params }, { token })).toMatchObject({ success: true, data: null });
  const numbers = async (query: object) =>
    (await server.call(searchMyOrders, { query }, { token })).data.records.map((card) => card.orderNumber);
  expect(await numbers({})).toEqual([]);
  expect(await numbers({ isTrash: 1 })).toEqual([params.orderNumber]);
  expect((await server.call(countMyOrders, {}, { token })).data).toMatchObject({
    ...{ allCount: 0, close: 0, trash: 1 },
  });
  const { data } = await server.call(getOrderDetail, { query: params }, { token });
  expect(data.allowedActions).toEqual(["restore", "purge"]);
  expect(data.trashEndsAt).toBeGreaterThan(data.now);
});
