import { clearExpired } from "@tradehall/api-client/endpoints/cart/clear-expired";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, helmet, put, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("deletes what can no longer be bought and keeps the rest", async () => {
  const token = await server.signIn(world.users.buyer);
  await put(server, token, screwM6, 3);
  await put(server, token, screwM8, 2);
  await put(server, token, helmet, 1);
  await setStock(server, screwM8.skuId, 0);
  await setStock(server, helmet.skuId, 0);
  const { data } = await server.call(clearExpired, {}, { token });
  expect(data.removed.map((line) => line.skuId).sort()).toEqual([screwM8.skuId, helmet.skuId]);
  expect(data.totals).toMatchObject({ prodCount: 3, totalMoney: "30.00" });
  expect((await cartOf(server, token)).expired).toEqual([]);
  expect((await cartOf(server, token)).shopCarts).toHaveLength(1);
  expect(await server.call(clearExpired)).toMatchObject({ code: "A00004" });
});
