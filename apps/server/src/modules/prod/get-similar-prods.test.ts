import { getSimilarProds } from "@tradehall/api-client/endpoints/prod/get-similar-prods";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
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

test("goods off the shelf have others in their place, what never was has none", async () => {
  expect((await like(prods.offShelf)).length).toBeGreaterThan(0);
  expect(await like(9_999)).toEqual([]);
});
