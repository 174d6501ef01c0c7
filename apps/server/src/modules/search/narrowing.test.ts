import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { activities, categories, discounts, products } from "#server/db/schema/index.ts";
import { clearOffers, plantOffer } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { reindex } from "./indexing/reindex.ts";

const server = testServer();
const { prods, shops } = world;
const other = 92;

const search = async (query: Record<string, string | number> = {}) => {
  const { data } = await server.call(searchProducts, { query });
  return { ...data, ids: data.records.map(({ prodId }) => prodId).sort((a, b) => a - b) };
};

/** Names and values with their counts, as the facet says them. */
const told = async (query: Record<string, string | number>) =>
  (await search(query)).facets?.attributes.map(
    ({ name, values }) => `${name}: ${values.map(({ value, count }) => `${value} ${count}`).join(", ")}`,
  );

/** Ids of values by their words. */
async function valueIds(...wanted: string[]): Promise<string> {
  const { facets } = await search({ categoryId: world.categories.leaf });
  const all = facets?.attributes.flatMap(({ values }) => values) ?? [];
  return wanted.map((one) => all.find(({ value }) => value === one)?.valueId ?? "unknown").join();
}

beforeAll(async () => {
  const { db } = server.database;
  const describe = (id: number, ...pairs: [string, string][]) =>
    db
      .update(products)
      .set({ parameters: pairs.map(([key, value]) => ({ key, value })) })
      .where(eq(products.id, id));
  await describe(prods.screws, ["材质", "不锈钢"], ["产地", "宁波"]);
  await describe(prods.preSell, ["材质", "碳钢"], ["规格", "M8 / M12"], ["产地", "宁波"]);
  await describe(prods.gloves, ["材质", "丁腈"], ["产地", "宁波"]);
  await describe(prods.helmet, ["材质", "ABS"], ["产地", "宁波"]);
  await describe(prods.virtual, ["产地", "宁波"]);
  await db
    .insert(categories)
    .values({ id: other, parentId: world.categories.middle, level: 3, name: "劳保" });
  await db.update(products).set({ categoryId: other }).where(eq(products.id, prods.gloves));
  await reindex(db, 100);
});

describe("attributes", () => {
  const leaf = { categoryId: world.categories.leaf };

  test("that tell goods of a category apart are facets, values in their order", async () => {
    expect(await told(leaf)).toEqual(["规格: M6 1, M8 2, M10 1, M12 1", "材质: 不锈钢 1, 碳钢 1, ABS 1"]);
  });

  test("narrow by any value of one and by each that is named", async () => {
    expect((await search({ ...leaf, attributeValueIds: await valueIds("不锈钢", "ABS") })).ids).toEqual([
      prods.screws,
      prods.helmet,
    ]);
    const both = await valueIds("不锈钢", "碳钢", "M12");
    expect((await search({ ...leaf, attributeValueIds: both })).ids).toEqual([prods.preSell]);
    expect(
      (await search({ attributeValueIds: both })).chosen.attributes.map(({ value }) => value).sort(),
    ).toEqual(["M12", "不锈钢", "碳钢"]);
  });

  test("count under all other filters but not their own", async () => {
    expect(await told({ ...leaf, attributeValueIds: await valueIds("不锈钢") })).toEqual([
      "材质: 不锈钢 1, 碳钢 1, ABS 1",
      "规格: M6 1, M8 1, M10 1, M12 0",
    ]);
    const both = await valueIds("ABS", "M8");
    expect(await told({ ...leaf, attributeValueIds: both })).toEqual([
      "规格: M6 0, M8 0, M10 0, M12 0",
      "材质: 不锈钢 1, 碳钢 1, ABS 0",
    ]);
    expect(await told({ ...leaf, shopId: shops.dealer })).toEqual([
      "规格: M6 0, M8 0, M10 0, M12 0",
      "材质: 不锈钢 0, 碳钢 0, ABS 1",
    ]);
  });

  test("join with words, brands, prices, shops, stock and a coupon's goods", async () => {
    const attributeValueIds = await valueIds("不锈钢", "碳钢", "ABS");
    const found = async (query: Record<string, string | number>) =>
      (await search({ attributeValueIds, ...query })).ids;
    expect(await found({ keyword: "安全帽" })).toEqual([prods.helmet]);
    expect(await found({ brandIds: "1" })).toEqual([prods.screws]);
    expect(await found({ maxPrice: 45 })).toEqual([prods.screws, prods.helmet]);
    expect(await found({ priceSteps: "20-50" })).toEqual([prods.helmet]);
    expect(await found({ shopIds: `${shops.dealer},${shops.suspended}` })).toEqual([prods.helmet]);
    expect(await found({ shopType: 1, hasStock: 1 })).toEqual([prods.screws, prods.preSell]);
    const { facets } = await search({ attributeValueIds, ...leaf });
    expect(facets?.shops.map(({ shopId, count }) => [shopId, count])).toEqual([
      [shops.own, 2],
      [shops.dealer, 1],
    ]);
  });

  test("that no one knows find nothing; of everything none are counted", async () => {
    expect((await search({ attributeValueIds: "999999" })).total).toBe(0);
    expect((await search({ attributeValueIds: "999999999999" })).total).toBe(0);
    expect((await search()).facets?.attributes).toEqual([]);
    expect(await told({ keyword: "螺丝" })).toEqual([
      "规格: M6 1, M8 2, M10 1, M12 1",
      "材质: 不锈钢 1, 丁腈 1, 碳钢 1, ABS 1",
    ]);
  });

  test("follow what is written later", async () => {
    const { db } = server.database;
    const helmet = eq(products.id, prods.helmet);
    await db
      .update(products)
      .set({ parameters: [{ key: "材质", value: "玻璃钢" }] })
      .where(helmet);
    await reindex(db, 100);
    expect(await told(leaf)).toContainEqual("材质: 玻璃钢 1, 不锈钢 1, 碳钢 1");
    await db
      .update(products)
      .set({ parameters: [{ key: "材质", value: "ABS" }] })
      .where(helmet);
    await reindex(db, 100);
  });
});

describe("several values", () => {
  test("of categories, whatever their level, below the one above", async () => {
    const { leaf, middle, top } = world.categories;
    expect((await search({ categoryIds: `${leaf},${other}` })).total).toBe(5);
    // The catalogue's map asks every two seconds whether something was written.
    const named = async () => (await search({ categoryIds: String(other) })).chosen.categories;
    await expect.poll(named, { timeout: 5_000 }).toEqual([{ categoryId: other, categoryName: "劳保" }]);
    const own = await search({ categoryIds: String(other) });
    expect(own.ids).toEqual([prods.gloves]);
    expect(own.facets?.categories.map(({ categoryId, count }) => [categoryId, count])).toEqual([
      [leaf, 4],
      [other, 1],
    ]);
    expect((await search({ categoryIds: `${other}`, primaryCategoryId: top })).ids).toEqual([prods.gloves]);
    expect((await search({ categoryIds: String(middle), brandIds: "1" })).ids).toEqual([prods.screws]);
  });

  test("of shops, with their names", async () => {
    const both = await search({ shopIds: `${shops.own},${shops.dealer}`, maxPrice: 20 });
    expect(both.ids).toEqual([prods.screws, prods.gloves]);
    expect(both.chosen.shops.map(({ shopName }) => shopName)).toEqual(["自营店", "经销商店"]);
    expect((await search({ shopIds: String(shops.dealer), shopType: 1 })).total).toBe(0);
  });

  test("of price steps, each up to below its end, as the facet counts them", async () => {
    const { facets } = await search({ priceSteps: "0-20,500-1000" });
    const counted = new Map(facets?.prices.map(({ min, max, count }) => [`${min}-${max}`, count]));
    expect((await search({ priceSteps: "0-20" })).total).toBe(counted.get("0.00-20.00"));
    expect((await search({ priceSteps: "500-1000" })).ids).toEqual([prods.preSell]);
    expect((await search({ priceSteps: "0-20,500-1000" })).ids).toEqual([
      prods.screws,
      prods.preSell,
      prods.gloves,
    ]);
    expect((await search({ priceSteps: "5.50-20" })).ids).toContain(prods.gloves);
    expect((await search({ priceSteps: "0-5.50" })).ids).not.toContain(prods.gloves);
    expect((await search({ priceSteps: "20-", maxPrice: 100, sort: 5 })).ids).toEqual([prods.helmet]);
    expect((await search({ priceSteps: "999-", sort: 4 })).ids).toEqual([]);
  });

  test.each([
    { categoryIds: "1;2" },
    { shopIds: "" },
    { attributeValueIds: "材质" },
    { priceSteps: "20" },
    { priceSteps: "1-2-3" },
    { priceSteps: "1.234-2" },
    { orderFrom: 0 },
    { isActive: 2 },
  ])("%j is refused", async (query) => {
    const words = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    const answer = (await server.app.inject(`/search/page?${new URLSearchParams(words)}`)).json();
    expect(answer).toMatchObject({ code: "A00014" });
  });
});

describe("goods with an offer, and in small numbers", () => {
  test("only what a limited-time offer, spend-and-save or gift runs for", async () => {
    expect((await search({ isActive: 1 })).total).toBe(0);
    await plantOffer(server, { prodId: prods.virtual, skuId: world.skus.virtual, priceFen: fen(500) });
    expect((await search({ isActive: 1 })).ids).toEqual([prods.virtual]);
    // Steps hold for what the card shows, as the facet counts it.
    expect((await search({ priceSteps: "0-20", sort: 5 })).ids).toContain(prods.virtual);
    expect((await search({ priceSteps: "200-500" })).ids).toEqual([]);
    const { db } = server.database;
    const run = async (id: number, startsAt: string, prodIds: number[]) => {
      const times = { startsAt: new Date(startsAt), endsAt: new Date("2100-01-01") };
      await db.insert(activities).values({ id, kind: "spendSave", name: "满减", ...times });
      const steps = [{ thresholdFen: fen(100), reduceFen: fen(1), gift: null }];
      await db.insert(discounts).values({ activityId: id, shopId: shops.dealer, prodIds, steps });
    };
    await run(801, "2099-01-01", []);
    await run(802, "2026-01-01", [prods.gloves]);
    expect((await search({ isActive: 1 })).ids).toEqual([prods.virtual, prods.gloves]);
    expect((await search({ isActive: 1, keyword: "手套" })).ids).toEqual([prods.gloves]);
    await run(803, "2026-01-01", []);
    expect((await search({ isActive: 1, maxPrice: 45 })).ids).toEqual([
      prods.virtual,
      prods.gloves,
      prods.helmet,
    ]);
    await db.delete(discounts);
    await clearOffers(server);
  });

  test("only what can be ordered in so few", async () => {
    expect((await search({ orderFrom: 1 })).ids).not.toContain(prods.gloves);
    expect((await search({ orderFrom: 5 })).ids).toContain(prods.gloves);
    expect((await search({ orderFrom: 1, shopId: shops.dealer })).ids).toEqual([prods.helmet]);
  });
});

describe("an empty list leads on", () => {
  test("names each filter without which there are goods, and how many", async () => {
    const { total, without } = await search({ brandIds: "1", shopId: shops.dealer, hasStock: 1 });
    expect(total).toBe(0);
    expect(without).toEqual([
      { filter: "brand", count: 2 },
      { filter: "shop", count: 1 },
    ]);
    const steel = await valueIds("不锈钢");
    const narrow = await search({ attributeValueIds: steel, shopId: shops.dealer, orderFrom: 1 });
    expect(narrow.without).toEqual([
      { filter: "shop", count: 1 },
      { filter: "attributes", count: 1 },
    ]);
    expect(await search({ brandIds: "1" })).toMatchObject({ without: [], withoutAny: 0 });
    // Of two that are both in the way neither helps alone.
    const shut = { keyword: "安全帽", brandIds: "1", maxPrice: 1 };
    expect(await search(shut)).toMatchObject({ total: 0, without: [], withoutAny: 1 });
  });

  test("a coupon that covers nothing is one of them", async () => {
    expect((await search({ couponId: 999, brandIds: "1" })).without).toEqual([
      { filter: "coupon", count: 1 },
    ]);
  });

  test("a shop's own category that holds nothing is one of them", async () => {
    const own = await search({ shopId: shops.dealer, shopCid: 999, hasStock: 1 });
    expect(own.without).toEqual([{ filter: "shopCategory", count: expect.any(Number) }]);
    expect(own.chosen.shopCategory).toBeNull();
  });

  test("offers fewer of several words", async () => {
    const { fewerWords } = await search({ keyword: "手套 安全帽" });
    expect(fewerWords).toEqual([
      { keyword: "安全帽", count: 1 },
      { keyword: "手套", count: 1 },
    ]);
    expect((await search({ keyword: "螺丝 手套 qqq" })).fewerWords).toEqual([
      { keyword: "螺丝 手套", count: 1 },
    ]);
    expect((await search({ keyword: "螺丝", brandIds: "9" })).fewerWords).toEqual([]);
  });
});
