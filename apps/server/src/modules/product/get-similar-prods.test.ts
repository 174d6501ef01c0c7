import { getSimilarProds } from "@tradehall/api-client/endpoints/product/get-similar-prods";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, shops } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { prods } = world;
const like = async (prodId: number, size?: number) =>
  (await server.call(getSimilarProds, { query: { prodId, ...(size ? { size } : {}) } })).data.map(
    (card) => card.prodId,
  );

test("what shares its parameters comes first, then what costs about the same; what is gone does not", async () => {
  const steel = [{ key: "材质", value: "304" }];
  const set = (id: number, changes: Partial<typeof products.$inferInsert>) =>
    server.database.db.update(products).set(changes).where(eq(products.id, id));
  await set(prods.screws, { parameters: steel });
  await set(prods.helmet, { parameters: steel });
  await set(prods.virtual, { inStock: false });
  await set(prods.preSell, { categoryId: world.categories.middle, priceFen: fen(1_000) });
  const found = await like(prods.screws);
  expect(found).toEqual([prods.helmet, prods.gloves, prods.virtual, prods.preSell]);
  expect(await like(prods.screws, 1)).toEqual([prods.helmet]);
});

test("says what tells each from the one it replaces, and puts what is not sent to the region last", async () => {
  const { db } = server.database;
  const facts = (...values: string[]) =>
    values.map((value, at) => ({ key: ["材质", "强度"][at] ?? "", value }));
  const named = (code: string) => ({ key: "货号", value: code });
  const set = (id: number, changes: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(changes).where(eq(products.id, id));
  await set(prods.screws, { parameters: [...facts("304", "8.8"), named("A-1")] });
  await set(prods.helmet, { parameters: [...facts("304", "8.8"), named("B-2")], brandId: 1 });
  await set(prods.gloves, { parameters: facts("304") });
  const ask = async (areaId?: number) => {
    const { data } = await server.call(getSimilarProds, {
      query: { prodId: prods.screws, ...(areaId ? { areaId } : {}) },
    });
    return data.map(({ prodId, differs, sameBrand, isDelivery }) => ({
      prodId,
      differs,
      sameBrand,
      isDelivery,
    }));
  };
  expect((await ask()).slice(0, 2)).toEqual([
    { prodId: prods.helmet, differs: [], sameBrand: 1, isDelivery: 1 },
    { prodId: prods.gloves, differs: ["强度"], sameBrand: 0, isDelivery: 1 },
  ]);
  await db
    .update(shops)
    .set({ noDeliveryProvinceIds: [310_000] })
    .where(eq(shops.id, world.shops.dealer));
  await set(prods.virtual, { inStock: true });
  await set(prods.preSell, { categoryId: world.categories.leaf });
  const far = await ask(310_115);
  expect(far.slice(-2).map(({ prodId, isDelivery }) => [prodId, isDelivery])).toEqual([
    [prods.helmet, 0],
    [prods.gloves, 0],
  ]);
});

test("goods off the shelf have others in their place, what never was has none", async () => {
  expect((await like(prods.offShelf)).length).toBeGreaterThan(0);
  expect(await like(9_999)).toEqual([]);
});
