import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { removeListLines } from "@tradehall/api-client/endpoints/purchase-list/remove-list-lines";
import { restoreListLines } from "@tradehall/api-client/endpoints/purchase-list/restore-list-lines";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();

test("puts lines back where they were; one that is in the list again is left alone", async () => {
  const lines = [
    { skuId: helmet.skuId, quantity: 1, note: "黄色" },
    { skuId: gloves.skuId, quantity: 5 },
  ];
  const listId = await plantList(server.database.db, { lines });
  const token = await server.signIn(world.users.buyer);
  const read = async () => (await server.call(getPurchaseList, { query: { listId } }, { token })).data.lines;
  const before = await read();
  await server.call(removeListLines, { body: { listId, skuIds: [helmet.skuId] } }, { token });
  const back = before.map(({ skuId, prodCount, note, createdAt }) => ({ skuId, prodCount, note, createdAt }));
  const [first, second] = back;
  if (!first || !second) throw new Error("no lines");
  await server.call(
    restoreListLines,
    { body: { listId, lines: [first, { ...second, prodCount: 99 }] } },
    { token },
  );
  const after = await read();
  expect(after.map(({ prodCount, note }) => [prodCount, note]).sort()).toEqual([
    [1, "黄色"],
    [5, ""],
  ]);
  // Never of a time to come.
  await server.call(removeListLines, { body: { listId, skuIds: [helmet.skuId] } }, { token });
  await server.call(
    restoreListLines,
    { body: { listId, lines: [{ ...first, createdAt: Date.UTC(2999, 0) }] } },
    { token },
  );
  expect((await read())[0]?.createdAt).toBeLessThanOrEqual(server.clock.now().getTime());
});
