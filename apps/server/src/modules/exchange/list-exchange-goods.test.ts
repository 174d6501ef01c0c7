import { listExchangeGoods } from "@tradehall/api-client/endpoints/exchange/list-exchange-goods";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { givePoints, type PointsProduct, plantPointsGoods, redeemed } from "#server/testing/exchange.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { retail, buyer } = world.users;
const none: PointsProduct = { prodId: 0, skuId: 0 };
let [cup, card, stool] = [none, none, none];
beforeAll(async () => {
  cup = await plantPointsGoods(server, { name: "积分礼·保温杯", score: 300 });
  card = await plantPointsGoods(server, { name: "积分礼·礼品卡", score: 900, perUser: 2, total: 3 });
  stool = await plantPointsGoods(server, {
    name: "积分礼·折叠梯",
    score: 500,
    priceFen: fen(9_900),
    stocks: 0,
  });
  await givePoints(server, retail, 600);
});
const ask = async (query: object = {}) =>
  (await server.call(listExchangeGoods, { query }, { token: await server.signIn(retail) })).data;
const ids = async (query: object = {}) => (await ask(query)).records.map(({ prodId }) => prodId);

test("goods of points alone and with money, what is all gone last; points and what lapses beside them", async () => {
  expect(await ask({ sort: "points" })).toMatchObject({
    total: 3,
    score: 600,
    lapsing: { score: 600 },
    categories: [{ categoryId: world.categories.top }],
    records: [
      { prodId: cup.prodId, scorePrice: 300, price: "0.00", inStock: 1, perUser: 0, left: null },
      { prodId: card.prodId, perUser: 2, redeemed: 0, left: 3 },
      { prodId: stool.prodId, scorePrice: 500, price: "99.00", inStock: 0 },
    ],
  });
});

test("narrows to points alone, to points and money, and to what the buyer can afford and have", async () => {
  expect(await ids({ kind: "points", sort: "points" })).toEqual([cup.prodId, card.prodId]);
  expect(await ids({ kind: "mixed" })).toEqual([stool.prodId]);
  expect(await ids({ kind: "affordable" })).toEqual([cup.prodId]);
  expect(await ids({ categoryId: world.categories.top })).toHaveLength(3);
  expect(await ids({ categoryId: 99 })).toEqual([]);
});

test("sorts by newest and by most redeemed, and pages", async () => {
  const { db } = server.database;
  await db.update(products).set({ soldNum: 9 }).where(eq(products.id, card.prodId));
  expect((await ids()).slice(0, 2)).toEqual([card.prodId, cup.prodId]);
  const later = new Date(server.clock.now().getTime() + 1_000);
  await db.update(products).set({ putawayAt: later }).where(eq(products.id, cup.prodId));
  expect((await ids({ sort: "newest" }))[0]).toBe(cup.prodId);
  expect(await ids({ size: 1, current: 3 })).toEqual([stool.prodId]);
});

test("says what this buyer has redeemed, and what is left in all", async () => {
  const token = await server.signIn(buyer);
  await redeemed(server, token, card, 2);
  const { data } = await server.call(listExchangeGoods, { query: {} }, { token });
  expect(data.records).toContainEqual(
    expect.objectContaining({ prodId: card.prodId, perUser: 2, redeemed: 2, left: 1 }),
  );
  expect((await ask()).records).toContainEqual(
    expect.objectContaining({ prodId: card.prodId, redeemed: 0, left: 1 }),
  );
});

test("what is off the shelf is not shown; other kinds and no session are refused", async () => {
  const { db } = server.database;
  await db.update(products).set({ status: 0 }).where(eq(products.id, cup.prodId));
  expect(await ids()).not.toContain(cup.prodId);
  const token = await server.signIn(retail);
  const odd = await server.call(listExchangeGoods, { query: { kind: "free" } as never }, { token });
  expect(odd).toMatchObject({ success: false, code: "A00014" });
  expect(await server.call(listExchangeGoods, {})).toMatchObject({ code: "A00004" });
});
