import { addItems } from "@tradehall/api-client/endpoints/cart/add-items";
import { expect, test } from "vitest";
import { products, skus } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, gloves, helmet, put, screwM6, screwM8 } from "#server/testing/trade.ts";
import { foundBy, world } from "#server/testing/world.ts";

const server = testServer();
const soldOut = { prodId: world.prods.screws, skuId: world.skus.screwSoldOut };

test("puts each in by itself, so that what cannot go in stops no other and says why", async () => {
  const token = await server.signIn(world.users.buyer);
  await put(server, token, screwM8, 3);
  const items = [
    { ...screwM6, count: 10 },
    { ...soldOut, count: 1 },
    { ...screwM8, count: 2 },
    { ...gloves, count: 7 },
    { ...screwM6, prodId: world.prods.helmet, count: 1 },
    { ...helmet, count: 51 },
  ];
  const { data } = await server.call(addItems, { body: { items } }, { token });
  expect(data.items.map(({ isAdded, why }) => why || isAdded)).toEqual([
    1,
    "商品已售罄或无货",
    1,
    "请输入正确的商品数量",
    "商品规格不存在",
    "库存不足",
  ]);
  expect(data.prodCount).toBe(15);
  // 15 pieces of one product together reach its first step.
  const lines = (await cartOf(server, token)).shopCarts.flatMap(({ shopCartItems }) => shopCartItems);
  expect(lines.map(({ skuId, prodCount, price }) => [skuId, prodCount, price])).toEqual(
    expect.arrayContaining([
      [screwM6.skuId, 10, "9.00"],
      [screwM8.skuId, 5, "18.00"],
    ]),
  );
});

test("takes two hundred rows at once, and the cart says from which on it is full", async () => {
  const token = await server.signIn(world.users.other);
  const { db } = server.database;
  const [{ id: prodId } = { id: 0 }] = await db
    .insert(products)
    .values({
      ...{ shopId: world.shops.own, name: "螺丝全套", priceFen: 100 as never, putawayAt: server.clock.now() },
      ...{ categoryId: 3, secondaryCategoryId: 2, primaryCategoryId: 1, ...foundBy("螺丝全套") },
    })
    .returning({ id: products.id });
  const rows = Array.from({ length: 200 }, (_, at) => ({
    ...{ prodId, values: [`M${at}`], priceFen: 100 as never, stocks: 9 },
  }));
  const made = await db.insert(skus).values(rows).returning({ skuId: skus.id });
  await put(server, token, helmet, 1);
  const items = made.map(({ skuId }) => ({ prodId, skuId, count: 1 }));
  const { data } = await server.call(addItems, { body: { items } }, { token });
  expect(data.items.filter(({ isAdded }) => isAdded === 1)).toHaveLength(199);
  expect(data.items.at(-1)).toMatchObject({ isAdded: 0, why: "购物车最多保存 200 种商品" });
});

test("asks for a session, for at least one row and for whole pieces", async () => {
  const body = { items: [{ ...screwM6, count: 1 }] };
  expect(await server.call(addItems, { body })).toMatchObject({ code: "A00004" });
  const token = await server.signIn(world.users.buyer);
  for (const items of [[], [{ ...screwM6, count: 0 }], [{ ...screwM6, count: 1.5 }]])
    expect(await server.call(addItems, { body: { items } }, { token })).toMatchObject({ code: "A00014" });
});
