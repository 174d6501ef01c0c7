import { listExpired } from "@tradehall/api-client/endpoints/cart/list-expired";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, helmet, put, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists sold-out lines by shop, and only them", async () => {
  const token = await server.signIn(world.users.buyer);
  await put(server, token, screwM6, 3);
  await put(server, token, screwM8, 2);
  await put(server, token, helmet, 1);
  await setStock(server, screwM8.skuId, 0);
  await setStock(server, helmet.skuId, 0);
  const { data } = await server.call(listExpired, {}, { token });
  expect(data.map((shop) => shop.shopName).sort()).toEqual(["经销商店", "自营店"]);
  expect(data.flatMap((shop) => shop.shopCartItemDtoList)).toMatchObject([
    { state: "soldOut", allowedActions: ["changeSku", "collect", "delete"] },
    { state: "soldOut" },
  ]);
  expect((await cartOf(server, token)).shopCarts).toHaveLength(1);
  expect(await server.call(listExpired)).toMatchObject({ code: "A00004" });
});
