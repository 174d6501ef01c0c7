import { updatePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/update-purchase-list";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();
const { users } = world;

test("renames and shares, and leaves what is left out", async () => {
  const listId = await plantList(server.database.db);
  const token = await server.signIn(users.buyer);
  const update = (body: { name?: string; isShared?: 0 | 1 }) =>
    server.call(updatePurchaseList, { body: { listId, ...body } }, { token });
  expect((await update({ isShared: 1 })).data).toMatchObject({ name: "每月劳保", isShared: 1 });
  expect((await update({ name: " 劳保用品 " })).data).toMatchObject({ name: "劳保用品", isShared: 1 });
  expect((await update({ isShared: 0 })).data).toMatchObject({ name: "劳保用品", isShared: 0 });
  expect((await update({ name: "" })).data).toEqual({ fields: { name: "请填写此项" } });
});

test("outside any enterprise a list cannot be shared", async () => {
  const listId = await plantList(server.database.db, { userId: users.retail, enterpriseId: null });
  const token = await server.signIn(users.retail);
  const answer = await server.call(updatePurchaseList, { body: { listId, isShared: 1 } }, { token });
  expect(answer).toMatchObject({ code: "A00001" });
});
