import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { removeListLines } from "@tradehall/api-client/endpoints/purchase-list/remove-list-lines";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();

test("takes out what is named, of this list alone", async () => {
  const lines = [
    { skuId: helmet.skuId, quantity: 1 },
    { skuId: gloves.skuId, quantity: 5 },
  ];
  const { db } = server.database;
  const [listId, beside] = [await plantList(db, { lines }), await plantList(db, { lines })];
  const token = await server.signIn(world.users.buyer);
  const remove = (skuIds: number[]) => server.call(removeListLines, { body: { listId, skuIds } }, { token });
  expect(await remove([helmet.skuId, 98_765])).toMatchObject({ success: true });
  expect(await remove([])).toMatchObject({ code: "A00014" });
  const left = async (id: number) =>
    (await server.call(getPurchaseList, { query: { listId: id } }, { token })).data.lines.map(
      ({ skuId }) => skuId,
    );
  expect(await left(listId)).toEqual([gloves.skuId]);
  expect(await left(beside)).toHaveLength(2);
});
