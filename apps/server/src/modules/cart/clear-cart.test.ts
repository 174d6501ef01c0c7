import { clearCart } from "@tradehall/api-client/endpoints/cart/clear-cart";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, helmet, put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("empties the buyer's cart and no one else's", async () => {
  const token = await server.signIn(world.users.buyer);
  const other = await server.signIn(world.users.other);
  await put(server, token, screwM6, 3);
  await put(server, token, helmet, 1);
  await put(server, other, helmet, 2);
  const { data } = await server.call(clearCart, {}, { token });
  expect(data.removed).toHaveLength(2);
  expect(data.totals.prodCount).toBe(0);
  expect((await cartOf(server, other)).prodCount).toBe(2);
  expect(await server.call(clearCart)).toMatchObject({ code: "A00004" });
});
