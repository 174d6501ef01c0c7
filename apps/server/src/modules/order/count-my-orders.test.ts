import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#server/db/schema/index.ts";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("counts the buyer's orders by state", async () => {
  const token = await server.signIn(world.users.buyer);
  await buyNow(server, token, helmet);
  const paid = await buyNow(server, token, helmet);
  await pay(server, token, paid);
  const shipped = await buyNow(server, token, helmet);
  await pay(server, token, shipped);
  await ship(server, shipped);
  await server.database.db.update(orders).set({ refundStatus: 1 }).where(eq(orders.orderNumber, paid));
  const { data } = await server.call(countMyOrders, {}, { token });
  expect(data).toEqual({
    allCount: 3,
    approval: 0,
    unPay: 1,
    payed: 1,
    consignment: 1,
    confirm: 0,
    success: 0,
    close: 0,
    grouping: 0,
    refund: 1,
    trash: 0,
  });
  await server.clock.advance(1_800_000);
  expect((await server.call(countMyOrders, {}, { token })).data).toMatchObject({ unPay: 0, close: 1 });
  const other = await server.signIn(world.users.other);
  expect((await server.call(countMyOrders, {}, { token: other })).data.allCount).toBe(0);
  expect(await server.call(countMyOrders)).toMatchObject({ code: "A00004" });
});
