import { copyPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/copy-purchase-list";
import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();
const { users } = world;

test("makes a list of the buyer's own of another's shared one, with its lines and notes, once for a key", async () => {
  const lines = [
    { skuId: helmet.skuId, quantity: 2, note: "黄色" },
    { skuId: gloves.skuId, quantity: 5 },
  ];
  const source = await plantList(server.database.db, { userId: users.admin, isShared: true, lines });
  const token = await server.signIn(users.buyer);
  const copy = () =>
    server.call(
      copyPurchaseList,
      { body: { listId: source, name: "我的劳保" } },
      { token, headers: { "idempotency-key": "copy-once" } },
    );
  const { data } = await copy();
  expect(data).toMatchObject({ name: "我的劳保", isOwn: 1, isShared: 0, lineCount: 2 });
  expect((await copy()).data.listId).toBe(data.listId);
  const read = async (listId: number) =>
    (await server.call(getPurchaseList, { query: { listId } }, { token })).data.lines;
  expect(await read(data.listId)).toEqual(await read(source));
});

test("without a name its own says that it is a copy, cut where it is long", async () => {
  const token = await server.signIn(users.buyer);
  const copyOf = async (name: string) => {
    const listId = await plantList(server.database.db, { name });
    return (await server.call(copyPurchaseList, { body: { listId } }, { token })).data.name;
  };
  expect(await copyOf("每月劳保")).toBe("每月劳保 副本");
  expect(await copyOf("单".repeat(30))).toBe(`${"单".repeat(27)} 副本`);
});
