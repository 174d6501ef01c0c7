import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { removePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/remove-purchase-list";
import { expect, test } from "vitest";
import { purchaseListLines, purchaseLists } from "#server/db/schema/index.ts";
import { sweepMemory } from "#server/jobs/sweep.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();

test("is gone at once, and for good after a day", async () => {
  const { db } = server.database;
  const kept = await plantList(db, { name: "留下的", lines: [{ skuId: helmet.skuId, quantity: 1 }] });
  const listId = await plantList(db, { lines: [{ skuId: helmet.skuId, quantity: 1 }] });
  const token = await server.signIn(world.users.buyer);
  const remove = () => server.call(removePurchaseList, { body: { listId } }, { token });
  expect(await remove()).toMatchObject({ success: true });
  expect(await remove()).toMatchObject({ msg: "采购清单不存在或未与您分享" });
  expect(await server.call(getPurchaseList, { query: { listId } }, { token })).toMatchObject({
    success: false,
  });
  await sweepMemory(server);
  expect(await db.$count(purchaseLists)).toBe(2);
  await server.clock.advance(86_400_001);
  await sweepMemory(server);
  expect(await db.select({ id: purchaseLists.id }).from(purchaseLists)).toEqual([{ id: kept }]);
  expect(await db.$count(purchaseListLines)).toBe(1);
});
