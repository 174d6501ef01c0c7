import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { put, screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("ticks are kept on the server, as an object or as the family's bare array, and move tier prices", async () => {
  const token = await server.signIn(world.users.buyer);
  const m6 = await put(server, token, screwM6, 6);
  const m8 = await put(server, token, screwM8, 4);
  const off = await server.call(checkItems, { body: { items: [{ basketId: m8, isChecked: 0 }] } }, { token });
  expect(off.data.totals).toMatchObject({ totalMoney: "60.00", checkedLines: 1 });
  expect(off.data.lines.find((line) => line.basketId === m6)?.price).toBe("10.00");
  const on = await server.call(checkItems, { body: [{ basketId: m8, isChecked: 1 }] }, { token });
  expect(on.data.totals).toMatchObject({ totalMoney: "126.00", checkedLines: 2 });
  expect(on.data.shops).toMatchObject([{ shopId: world.shops.own, total: "126.00" }]);
  expect(on.data.lines.find((line) => line.basketId === m6)?.price).toBe("9.00");
});

test("refuses a line of someone else and leaves it alone", async () => {
  const token = await server.signIn(world.users.buyer);
  const basketId = await put(server, token, screwM6, 1);
  const other = await server.signIn(world.users.other);
  const body = { items: [{ basketId, isChecked: 0 as const }] };
  expect(await server.call(checkItems, { body }, { token: other })).toMatchObject({
    code: "A00001",
    msg: "购物车中没有该商品",
  });
  expect(await server.call(checkItems, { body })).toMatchObject({ code: "A00004" });
});
