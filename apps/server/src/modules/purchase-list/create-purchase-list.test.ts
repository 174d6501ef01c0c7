import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { listPurchaseLists } from "@tradehall/api-client/endpoints/purchase-list/list-purchase-lists";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const create = (token: string, body: object, headers: Record<string, string> = {}) =>
  server.call(createPurchaseList, { body: body as { name: string } }, { token, headers });

test("makes a list with its first lines; the same SKU adds up", async () => {
  const token = await server.signIn(users.buyer);
  const items = [
    { skuId: helmet.skuId, prodCount: 2, note: "  黄色 " },
    { skuId: screwM6.skuId, prodCount: 1 },
    { skuId: helmet.skuId, prodCount: 3 },
  ];
  const { data } = await create(token, { name: " 每月 劳保 ", items });
  expect(data).toMatchObject({ name: "每月 劳保", isShared: 0, isOwn: 1, lineCount: 2 });
  const list = (await server.call(getPurchaseList, { query: { listId: data.listId } }, { token })).data;
  expect(list.lines.map(({ skuId, prodCount, note }) => [skuId, prodCount, note])).toEqual([
    [helmet.skuId, 5, "黄色"],
    [screwM6.skuId, 1, ""],
  ]);
});

test("refuses a name that is none or too long, a note that is too long, and goods that do not exist", async () => {
  const token = await server.signIn(users.buyer);
  const fields = async (body: object) => (await create(token, body)).data;
  expect(await fields({ name: "   " })).toEqual({ fields: { name: "内容不能全为空格" } });
  expect(await fields({ name: "单".repeat(31) })).toEqual({ fields: { name: "最多 30 个字符" } });
  const note = "注".repeat(101);
  expect(await fields({ name: "好", items: [{ skuId: 1, prodCount: 1, note }] })).toEqual({
    fields: { note: "最多 100 个字符" },
  });
  const unknown = { name: "好", items: [{ skuId: 98_765, prodCount: 1 }] };
  expect(await create(token, unknown)).toMatchObject({ code: "A00001", msg: "商品规格不存在" });
  for (const prodCount of [0, -1, 1.5, 100_000])
    expect(await create(token, { name: "好", items: [{ skuId: 1, prodCount }] })).toMatchObject({
      code: "A00014",
    });
});

test("keeps fifty of a buyer at most, also when many are sent together; the same key makes one", async () => {
  const token = await server.signIn(users.retail);
  const once = { "idempotency-key": "one-list" };
  const [first, second] = [
    await create(token, { name: "一次" }, once),
    await create(token, { name: "一次" }, once),
  ];
  expect(second.data).toEqual(first.data);
  const answers = await Promise.all(
    Array.from({ length: 53 }, (_, at) => create(token, { name: `清单 ${at}` })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(49);
  expect(await create(token, { name: "再一个" })).toMatchObject({ msg: "最多保存 50 个采购清单" });
  expect((await server.call(listPurchaseLists, { query: {} }, { token })).data.total).toBe(50);
});
