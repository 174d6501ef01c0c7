import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { brands, categories, products, shops, skus } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { reindex } from "./reindex.ts";

const server = testServer();
const { prods } = world;

const found = async (keyword: string) => {
  await reindex(server.database.db, 100);
  const { data } = await server.call(searchProducts, { query: { keyword } });
  return data.records.map(({ prodId }) => prodId);
};

beforeAll(async () => {
  await reindex(server.database.db, 100);
});

test("indexes what another server indexed in another way, a few at a time", async () => {
  const { db } = server.database;
  await db.update(products).set({ searchVersion: 0, searchWords: "" });
  expect(await reindex(db, 5)).toBe(5);
  expect(await reindex(db, 5)).toBe(2);
  expect(await reindex(db, 5)).toBe(0);
  expect(await found("M8")).toEqual([prods.screws]);
  expect(await found("博远")).toEqual([prods.screws]);
});

test("a product is found by what is written later: its name, brand, attributes and category", async () => {
  const { db } = server.database;
  const helmet = eq(products.id, prods.helmet);
  await db.update(products).set({ name: "安全头盔" }).where(helmet);
  expect(await found("头盔")).toEqual([prods.helmet]);
  await db.update(products).set({ brandId: 1 }).where(helmet);
  expect(await found("博远头盔")).toEqual([prods.helmet]);
  await db
    .update(products)
    .set({ parameters: [{ key: "材质", value: "ABS" }] })
    .where(helmet);
  expect(await found("ABS")).toEqual([prods.helmet]);
  await db
    .insert(categories)
    .values({ id: 91, parentId: world.categories.middle, level: 3, name: "防护头部" });
  await db.update(products).set({ categoryId: 91 }).where(helmet);
  expect(await found("防护头部")).toEqual([prods.helmet]);
});

test("a product is found by SKUs that are written, renamed, disabled or deleted later", async () => {
  const { db } = server.database;
  await db
    .insert(skus)
    .values({ id: 90, prodId: prods.gloves, values: ["XL"], priceFen: fen(550), partyCode: "GL-90" });
  expect(await found("GL-90")).toEqual([prods.gloves]);
  const own = eq(skus.id, 90);
  await db
    .update(skus)
    .set({ values: ["加大"] })
    .where(own);
  expect(await found("加大")).toEqual([prods.gloves]);
  await db.update(skus).set({ makerCode: "HX-9001" }).where(own);
  expect(await found("hx9001")).toEqual([prods.gloves]);
  await db.update(skus).set({ disabled: true }).where(own);
  expect(await found("加大")).toEqual([]);
  await db.update(skus).set({ disabled: false }).where(own);
  expect(await found("加大")).toEqual([prods.gloves]);
  await db.delete(skus).where(own);
  expect(await found("加大")).toEqual([]);
});

test("a brand, a shop and a category that are renamed", async () => {
  const { db } = server.database;
  await db.update(brands).set({ name: "新远" }).where(eq(brands.id, 1));
  expect(await found("新远")).toContain(prods.screws);
  await db.update(shops).set({ name: "岭南店" }).where(eq(shops.id, world.shops.dealer));
  expect(await found("岭南")).toContain(prods.gloves);
  await db.update(categories).set({ name: "标准件" }).where(eq(categories.id, world.categories.top));
  expect(await found("标准件")).toContain(prods.screws);
});

test("selling a piece marks nothing", async () => {
  const { db } = server.database;
  await reindex(db, 100);
  await db.update(skus).set({ stocks: 7 }).where(eq(skus.id, world.skus.gloves));
  await db.update(products).set({ soldNum: 8, inStock: true }).where(eq(products.id, prods.gloves));
  expect(await reindex(db, 100)).toBe(0);
});
