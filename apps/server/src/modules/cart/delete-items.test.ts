import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, helmet, put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("deletes lines, answers what undo needs and the totals of the rest", async () => {
  const token = await server.signIn(world.users.buyer);
  const m6 = await put(server, token, screwM6, 3);
  await put(server, token, helmet, 1);
  const { data } = await server.call(deleteItems, { body: { basketIds: [m6] } }, { token });
  expect(data.removed).toMatchObject([{ ...screwM6, prodCount: 3, isChecked: 1, priceThen: "10.00" }]);
  expect(data.totals).toMatchObject({ totalMoney: "45.00", prodCount: 1 });
  const again = await server.call(deleteItems, { body: [m6] }, { token });
  expect(again.data).toMatchObject({ removed: [], totals: { prodCount: 1 } });
});

test("passes over someone else's lines", async () => {
  const token = await server.signIn(world.users.buyer);
  const basketId = await put(server, token, screwM6, 3);
  const other = await server.signIn(world.users.other);
  const { data } = await server.call(deleteItems, { body: { basketIds: [basketId] } }, { token: other });
  expect(data.removed).toEqual([]);
  expect((await cartOf(server, token)).prodCount).toBe(4);
  expect(await server.call(deleteItems, { body: { basketIds: [1] } })).toMatchObject({ code: "A00004" });
});
