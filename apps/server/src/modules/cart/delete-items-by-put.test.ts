import { deleteItemsByPut } from "@tradehall/api-client/endpoints/cart/delete-items-by-put";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("the family's verb deletes as well, with its bare array", async () => {
  const token = await server.signIn(world.users.buyer);
  const basketId = await put(server, token, screwM6, 3);
  const { data } = await server.call(deleteItemsByPut, { body: [basketId] }, { token });
  expect(data).toMatchObject({ removed: [screwM6], totals: { prodCount: 0 } });
  expect(await server.call(deleteItemsByPut, { body: [basketId] })).toMatchObject({ code: "A00004" });
});
