import { countItems } from "@tradehall/api-client/endpoints/cart/count-items";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("counts pieces, not lines, and only the buyer's own", async () => {
  const token = await server.signIn(world.users.buyer);
  expect((await server.call(countItems, {}, { token })).data).toBe(0);
  await put(server, token, screwM6, 3);
  await put(server, token, gloves, 10);
  expect((await server.call(countItems, {}, { token })).data).toBe(13);
  const other = await server.signIn(world.users.other);
  expect((await server.call(countItems, {}, { token: other })).data).toBe(0);
  expect(await server.call(countItems)).toMatchObject({ code: "A00004" });
});
