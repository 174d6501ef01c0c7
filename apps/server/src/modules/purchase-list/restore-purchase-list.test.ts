import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { removePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/remove-purchase-list";
import { restorePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/restore-purchase-list";
import { purchaseListLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();

test("brings a removed list back with its lines, and no more lists than a buyer keeps", async () => {
  const { db } = server.database;
  const listId = await plantList(db, { lines: [{ skuId: helmet.skuId, quantity: 4 }] });
  const token = await server.signIn(world.users.buyer);
  const restore = () => server.call(restorePurchaseList, { body: { listId } }, { token });
  await server.call(removePurchaseList, { body: { listId } }, { token });
  expect(await restore()).toMatchObject({ success: true });
  const { data } = await server.call(getPurchaseList, { query: { listId } }, { token });
  expect(data.lines).toMatchObject([{ skuId: helmet.skuId, prodCount: 4 }]);
  expect(await restore()).toMatchObject({ success: false });
  await server.call(removePurchaseList, { body: { listId } }, { token });
  for (let at = 0; at < purchaseListLimits.perUser; at += 1)
    await server.call(createPurchaseList, { body: { name: `清单 ${at}` } }, { token });
  expect(await restore()).toMatchObject({ msg: "最多保存 50 个采购清单" });
});
