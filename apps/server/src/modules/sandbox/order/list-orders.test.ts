import { sandboxListOrders } from "@tradehall/api-client/endpoints/sandbox/order/list-orders";
import { expect, test } from "vitest";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { openTestServer, testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("the console sees everybody's orders, the newest first, with their parcels", async () => {
  expect((await server.call(sandboxListOrders)).data).toEqual([]);
  const token = await server.signIn(world.users.buyer);
  const first = await buyNow(server, token, helmet);
  await pay(server, token, first);
  await ship(server, first);
  await server.clock.advance(1_000);
  const second = await buyNow(server, await server.signIn(world.users.other), helmet);
  const { data } = await server.call(sandboxListOrders);
  expect(data).toMatchObject([
    { orderNumber: second, account: "other01", status: 1, parcelStates: [] },
    { orderNumber: first, account: "buyer01", status: 3, parcelStates: [1] },
  ]);
});

test("without the sandbox there is no such call", async () => {
  const real = await openTestServer({ sandbox: false });
  expect(await real.call(sandboxListOrders)).toMatchObject({ code: "A00013", status: 404 });
  await real.close();
});
