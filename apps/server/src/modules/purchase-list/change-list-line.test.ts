import { changeListLine } from "@tradehall/api-client/endpoints/purchase-list/change-list-line";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();

test("changes quantity or note, and answers the line with the price of so many", async () => {
  const { skuId } = screwM6;
  const listId = await plantList(server.database.db, { lines: [{ skuId, quantity: 2, note: "备件" }] });
  const token = await server.signIn(world.users.buyer);
  const change = (body: { prodCount?: number; note?: string }) =>
    server.call(changeListLine, { body: { listId, skuId, ...body } }, { token });
  expect((await change({ prodCount: 100 })).data).toMatchObject({
    ...{ prodCount: 100, note: "备件", price: "8.00", total: "800.00" },
  });
  expect((await change({ note: "  2 号线\n备件 " })).data).toMatchObject({
    prodCount: 100,
    note: "2 号线 备件",
  });
  expect((await change({ note: "" })).data).toMatchObject({ note: "" });
  // More than there are: the list says so, and keeps what is wanted.
  expect((await change({ prodCount: 5_000 })).data).toMatchObject({ prodCount: 5_000, stocks: 100 });
  expect((await change({ note: "注".repeat(101) })).data).toEqual({ fields: { note: "最多 100 个字符" } });
  const other = { listId, skuId: gloves.skuId, prodCount: 5 };
  expect(await server.call(changeListLine, { body: other }, { token })).toMatchObject({
    msg: "清单中没有该商品",
  });
});
