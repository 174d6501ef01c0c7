import { expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { closeThisMonth, giveAddresses, linesOf } from "#server/testing/statements.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lines come in pages, the oldest first; a month that never was has none", async () => {
  const token = await server.signIn(world.users.retail);
  await giveAddresses(server, world.users.retail);
  const numbers = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const orderNumber = await buyNow(server, token, helmet);
    await pay(server, token, orderNumber);
    numbers.push(orderNumber);
  }
  const month = await closeThisMonth(server);
  const second = await linesOf(server, token, month, { current: 2, size: 2 });
  expect(second.data).toMatchObject({ total: 3, pages: 2, records: [{ orderNumber: numbers[2] }] });
  expect((await linesOf(server, token, month, { by: "costCentre", key: "" })).data.total).toBe(3);
  expect((await linesOf(server, token, month, { by: "category", key: "999" })).data.total).toBe(0);
  expect(await linesOf(server, token, "2020-01")).toMatchObject({ msg: "没有该月的账单" });
});
