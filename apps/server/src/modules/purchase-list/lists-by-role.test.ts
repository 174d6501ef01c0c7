/** What each kind of reader may do with a purchase list, by every call about one. */
import type { Endpoint } from "@tradehall/api-client/contract";
import { addListLines } from "@tradehall/api-client/endpoints/purchase-list/add-list-lines";
import { changeListLine } from "@tradehall/api-client/endpoints/purchase-list/change-list-line";
import { copyPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/copy-purchase-list";
import { exportPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/export-purchase-list";
import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { listPurchaseLists } from "@tradehall/api-client/endpoints/purchase-list/list-purchase-lists";
import { removeListLines } from "@tradehall/api-client/endpoints/purchase-list/remove-list-lines";
import { removePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/remove-purchase-list";
import { restoreListLines } from "@tradehall/api-client/endpoints/purchase-list/restore-list-lines";
import { restorePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/restore-purchase-list";
import { updatePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/update-purchase-list";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enterpriseMembers, users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();
const { users: people, enterprises } = world;
const { skuId } = screwM6;

/** Every call about one list, in an order in which each finds what it is about. */
const calls = (listId: number): [string, Endpoint, object][] => [
  ["read", getPurchaseList, { query: { listId } }],
  ["copy", copyPurchaseList, { body: { listId, name: "副本" } }],
  ["add", addListLines, { body: { listId, items: [{ skuId: helmet.skuId, prodCount: 1 }] } }],
  ["change", changeListLine, { body: { listId, skuId, prodCount: 3 } }],
  ["take out", removeListLines, { body: { listId, skuIds: [skuId] } }],
  ["put back", restoreListLines, { body: { listId, lines: [{ skuId, prodCount: 3, createdAt: 1 }] } }],
  ["rename", updatePurchaseList, { body: { listId, name: "新名称" } }],
  ["remove", removePurchaseList, { body: { listId } }],
  ["restore", restorePurchaseList, { body: { listId } }],
  ["share", updatePurchaseList, { body: { listId, isShared: 0 } }],
];

const done = "00000";
const missing = "采购清单不存在或未与您分享";
const notYours = "您可以查看、下单和复制该清单，修改请联系创建人";

async function outcomes(userId: number, listId: number): Promise<Record<string, string>> {
  const token = await server.signIn(userId);
  const answers: Record<string, string> = {};
  for (const [name, endpoint, input] of calls(listId)) {
    const { code, msg } = await server.call(endpoint, input as never, { token });
    answers[name] = code === done ? done : msg;
  }
  return answers;
}
const all = (answers: string) => Object.fromEntries(calls(0).map(([name]) => [name, answers]));
const lines = [{ skuId, quantity: 2 }];

test("its owner may do everything", async () => {
  const listId = await plantList(server.database.db, { isShared: true, lines });
  expect(await outcomes(people.buyer, listId)).toEqual(all(done));
});

test("the administrator changes and removes a shared one, and does not end its sharing", async () => {
  const listId = await plantList(server.database.db, { isShared: true, lines });
  expect(await outcomes(people.admin, listId)).toEqual({ ...all(done), share: notYours });
});

test("a member reads and copies a shared one", async () => {
  const listId = await plantList(server.database.db, { userId: people.admin, isShared: true, lines });
  // Nothing was removed, so there is nothing to restore.
  expect(await outcomes(people.buyer, listId)).toEqual({
    ...all(notYours),
    ...{ read: done, copy: done, restore: missing },
  });
});

test.each([
  ["a member, of one that is not shared", people.buyer, { userId: people.admin }],
  ["the administrator, of one that is not shared", people.admin, {}],
  ["another enterprise", people.other, { isShared: true }],
  ["its owner, who acts for another enterprise", people.buyer, { enterpriseId: enterprises.second }],
  ["its owner, of one of before any enterprise", people.buyer, { enterpriseId: null }],
])("for %s there is none", async (_, reader, facts) => {
  const listId = await plantList(server.database.db, { ...facts, lines });
  expect(await outcomes(reader, listId)).toEqual(all(missing));
  const token = await server.signIn(reader);
  const { data } = await server.call(listPurchaseLists, { query: { size: 100 } }, { token });
  expect(data.records.map((one) => one.listId)).not.toContain(listId);
  const answer = await server.app.inject({
    url: `${exportPurchaseList.path}?listId=${listId}`,
    headers: { authorization: token },
  });
  expect(answer.json()).toMatchObject({ msg: missing });
});

test("who left the enterprise sees none of its lists any more, their own stay with it while they are shared", async () => {
  const { db } = server.database;
  const listId = await plantList(db, { isShared: true, lines });
  const token = await server.signIn(people.buyer);
  const read = (as: string) => server.call(getPurchaseList, { query: { listId } }, { token: as });
  expect((await read(token)).success).toBe(true);
  const isMember = and(
    eq(enterpriseMembers.userId, people.buyer),
    eq(enterpriseMembers.enterpriseId, enterprises.first),
  );
  await db.delete(enterpriseMembers).where(isMember);
  expect(await read(token)).toMatchObject({ success: false });
  expect(await read(token)).toMatchObject({ msg: missing });
  expect((await read(await server.signIn(people.admin))).data).toMatchObject({
    isOwn: 0,
    lines: [{ skuId }],
  });
  await db.insert(enterpriseMembers).values({
    ...{ userId: people.buyer, enterpriseId: enterprises.first, joinedAt: new Date("2026-01-01T00:00:00Z") },
  });
  await db
    .update(users)
    .set({ currentEnterpriseId: enterprises.first, dealerChanged: false })
    .where(eq(users.id, people.buyer));
});

test("is closed to visitors", async () => {
  for (const [, endpoint, input] of calls(1))
    expect(await server.call(endpoint, input as never)).toMatchObject({ code: "A00004" });
});
