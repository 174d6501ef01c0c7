import { getHistory } from "@tradehall/api-client/endpoints/search/history/get-history";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { categories, coupons, hotSearches, products, shops, skus } from "#server/db/schema/index.ts";
import { clearOffers, plantOffer } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { foundBy, world } from "#server/testing/world.ts";

const server = testServer();
const { prods } = world;

const search = async (query: Record<string, string | number> = {}) => {
  const { data } = await server.call(searchProducts, { query });
  return { ...data, ids: data.records.map((record) => record.prodId) };
};

/** A coupon of which there are five. */
const few = {
  ...{ reduceFen: fen(100), total: 5, left: 5 },
  ...{ startsAt: new Date("2026-01-01"), endsAt: new Date("2100-01-01") },
};

beforeAll(async () => {
  const { db } = server.database;
  await db.insert(hotSearches).values({ title: "手套", content: "防护手套" });
  await db.insert(coupons).values([
    { id: 901, name: "店铺券", scope: "shop", scopeIds: [world.shops.dealer], ...few },
    { id: 902, name: "全场券", scope: "platform", ...few },
    { id: 903, name: "商品券", scope: "product", scopeIds: [prods.virtual], ...few },
    {
      ...few,
      ...{ id: 904, name: "分类券", scope: "category", scopeIds: [world.categories.middle] },
      ...{ total: 0, left: 0 },
    },
  ]);
});

describe("what is found", () => {
  test("shows a visitor everything on sale in open shops, best sellers first", async () => {
    const page = await search();
    expect(page.ids).toEqual([prods.screws, prods.virtual, prods.preSell, prods.gloves, prods.helmet]);
    expect(page).toMatchObject({ total: 5, pages: 1, isTotalExact: 1, keyword: "", suggestion: [] });
  });

  test.each([
    ["螺丝", [prods.screws]],
    ["  内六角　螺丝 ", [prods.screws]],
    ["luosi", [prods.screws]],
    ["nljls", [prods.screws]],
    ["buxiugangneiliujiaoluosi", [prods.screws]],
    ["bu'xiu'gang", [prods.screws]],
    ["手套", [prods.gloves]],
    ["帽", [prods.helmet]],
    ["下架", []],
    ["停业店", []],
  ])("finds by %s", async (keyword, ids) => {
    expect((await search({ keyword })).ids).toEqual(ids);
  });

  test.each(["%", "'", "' | '", "a:* & !b", "\\", "🔩", "<script>", "1 or 1=1"])(
    "takes %s as text and finds nothing",
    async (keyword) => {
      expect((await search({ keyword })).ids).toEqual([]);
    },
  );

  test("offers the nearest words where nothing is found, by letters or by sound", async () => {
    expect((await search({ keyword: "罗丝批头" })).suggestion).toContain("螺丝");
    expect((await search({ keyword: "防护手太" })).suggestion).toContain("防护手套");
    expect((await search({ keyword: "qqqq" })).suggestion).toEqual([]);
  });
});

describe("what a card says", () => {
  test("carries price, stock, least order, shop and marks", async () => {
    const { records } = await search({ keyword: "手套" });
    expect(records[0]).toMatchObject({
      price: "5.50",
      totalStocks: 500,
      inStock: 1,
      minCount: 5,
      stepCount: 5,
      shopName: "经销商店",
      shopType: 2,
      skuId: world.skus.gloves,
      tags: ["coupon"],
    });
    const screws = (await search({ keyword: "螺丝" })).records[0];
    expect(screws).toMatchObject({ skuId: null, totalStocks: 150, tags: ["selfOperated", "tier"] });
  });
});

describe("narrowing", () => {
  test("by category, brand, shop, kind of shop and price", async () => {
    expect((await search({ categoryId: world.categories.leaf })).total).toBe(5);
    expect((await search({ primaryCategoryId: 1, secondaryCategoryId: 2, categoryId: 0 })).total).toBe(5);
    expect((await search({ categoryId: 77 })).total).toBe(0);
    expect((await search({ brandIds: "1,9" })).ids).toEqual([prods.screws]);
    expect((await search({ shopId: world.shops.dealer })).ids).toEqual([prods.gloves, prods.helmet]);
    expect((await search({ shopType: 1 })).ids).toEqual([prods.screws, prods.virtual, prods.preSell]);
    expect((await search({ minPrice: "5.51", maxPrice: 45 })).ids).toEqual([prods.screws, prods.helmet]);
    expect((await search({ minPrice: "0.551e1", maxPrice: "4.5E1" })).ids).toEqual([
      prods.screws,
      prods.helmet,
    ]);
  });

  test("by what a coupon covers; an unknown one covers nothing", async () => {
    expect((await search({ couponId: 901 })).ids).toEqual([prods.gloves, prods.helmet]);
    expect((await search({ couponId: 902 })).total).toBe(5);
    expect((await search({ couponId: 903 })).ids).toEqual([prods.virtual]);
    expect((await search({ couponId: 904 })).total).toBe(5);
    expect((await search({ couponId: 999 })).ids).toEqual([]);
    expect((await search({ couponId: 901, keyword: "手套" })).ids).toEqual([prods.gloves]);
  });

  test("names the shop and the coupon asked for, also where none of their goods is left", async () => {
    expect(await search({ shopId: world.shops.dealer, couponId: 901, keyword: "绝无此物" })).toMatchObject({
      total: 0,
      chosen: {
        shop: { shopId: world.shops.dealer, shopName: "经销商店" },
        coupon: { couponId: 901, couponName: "店铺券", cashCondition: "0.00", reduceAmount: "1.00" },
      },
    });
    expect((await search({ shopId: 999, couponId: 999 })).chosen).toMatchObject({ shop: null, coupon: null });
  });

  test("counts each facet under all filters but its own", async () => {
    const { facets, total } = await search({ shopId: world.shops.dealer, maxPrice: 20 });
    expect(total).toBe(1);
    expect(facets?.shops.map(({ shopId, count }) => [shopId, count])).toEqual([
      [world.shops.own, 1],
      [world.shops.dealer, 1],
    ]);
    expect(facets?.prices.map(({ min, max, count }) => [min, max, count])).toEqual([
      ["0.00", "20.00", 1],
      ["20.00", "50.00", 1],
      ["200.00", "500.00", 0],
      ["500.00", "1000.00", 0],
    ]);
    expect(facets?.brands).toEqual([{ brandId: 1, brandName: "博远", count: 0 }]);
    expect(facets).toMatchObject({ selfOperatedCount: 0, inStockCount: 1 });
  });

  test("leads from the first level down, and by keyword to the leaves", async () => {
    const at = async (query: Record<string, string | number>) =>
      (await search(query)).facets?.categories.map(({ categoryId }) => categoryId);
    expect(await at({})).toEqual([world.categories.top]);
    expect(await at({ primaryCategoryId: 1 })).toEqual([world.categories.middle]);
    expect(await at({ primaryCategoryId: 1, secondaryCategoryId: 2 })).toEqual([world.categories.leaf]);
    expect(await at({ categoryId: 3 })).toEqual([world.categories.leaf]);
    expect(await at({ keyword: "螺丝" })).toEqual([world.categories.leaf]);
  });

  test("names the way down to the chosen category", async () => {
    const { breadcrumb } = await search({ primaryCategoryId: 1, secondaryCategoryId: 2, categoryId: 3 });
    expect(breadcrumb.map(({ categoryName }) => categoryName)).toEqual(["紧固件", "螺丝", "内六角螺丝"]);
  });

  test("leaves the facets out where they are not asked for, with the same total", async () => {
    const page = await search({ facets: 0, maxPrice: 20 });
    expect(page).toMatchObject({ facets: null, total: 2 });
  });

  test("drops what has sold out once only stock is asked for", async () => {
    const { db } = server.database;
    expect((await search({ hasStock: 1 })).total).toBe(5);
    await db.execute(`update products set in_stock = false where id = ${prods.helmet}`);
    expect((await search({ hasStock: 1 })).ids).not.toContain(prods.helmet);
    expect((await search()).facets?.inStockCount).toBe(4);
    await db.execute(`update products set in_stock = true where id = ${prods.helmet}`);
  });
});

describe("order and pages", () => {
  test("sorts by price both ways, and by the list page's own order", async () => {
    const up = [prods.gloves, prods.screws, prods.helmet, prods.virtual, prods.preSell];
    expect((await search({ sort: 5 })).ids).toEqual(up);
    expect((await search({ sort: 4 })).ids).toEqual([...up].reverse());
    expect((await search({ st: 2 })).ids).toEqual(up);
    expect((await search({ st: 0 })).ids).toEqual((await search()).ids);
  });

  test("sorts, narrows and counts by the price a card shows, an offer's too", async () => {
    const card = async (prodId: number) => (await search()).records.find((one) => one.prodId === prodId);
    const virtual = { prodId: prods.virtual, skuId: world.skus.virtual };
    await plantOffer(server, { ...virtual, priceFen: fen(500), endsIn: 2 });
    await plantOffer(server, { ...virtual, priceFen: fen(400), left: 0 });
    await plantOffer(server, { ...virtual, priceFen: fen(300), kind: "seckill" });
    const gloves = { prodId: prods.gloves, skuId: world.skus.gloves };
    await plantOffer(server, { ...gloves, priceFen: fen(100), left: 4 });
    expect(await card(prods.virtual)).toMatchObject({ price: "200.00", activityPrice: "5.00" });
    const up = [prods.virtual, prods.gloves, prods.screws, prods.helmet, prods.preSell];
    expect((await search({ sort: 5 })).ids).toEqual(up);
    expect((await search({ sort: 4 })).ids).toEqual([...up].reverse());
    const pages = await Promise.all([1, 2, 3].map((current) => search({ sort: 5, size: 2, current })));
    expect(pages.flatMap((page) => page.ids)).toEqual(up);
    const cheap = await search({ maxPrice: "5.50" });
    expect(cheap.ids).toEqual([prods.virtual, prods.gloves]);
    expect(cheap.facets?.prices.map(({ min, count }) => [min, count])).toContainEqual(["0.00", 3]);
    expect((await search({ minPrice: 200, maxPrice: 200 })).ids).toEqual([]);
    // Its end is the server's clock.
    await server.clock.advance(2 * 3_600_000);
    expect((await search({ sort: 5 })).ids[0]).toBe(prods.gloves);
    expect((await search({ minPrice: 200, maxPrice: 200 })).ids).toEqual([prods.virtual]);
    expect(await card(prods.virtual)).toMatchObject({ activityPrice: null });
    await clearOffers(server);
  });

  test("puts goods of the kind that is asked for before those that only mention it", async () => {
    const { db } = server.database;
    const [helmet] = await db.select().from(products).where(eq(products.id, prods.helmet));
    if (!helmet) throw new Error("no helmet");
    const name = "安全帽 赠防护手套";
    await db
      .update(products)
      .set({ name, ...foundBy(name), soldNum: 9_999 })
      .where(eq(products.id, helmet.id));
    const { categories: tree } = world;
    await db.insert(categories).values({ id: 90, parentId: tree.middle, level: 3, name: "手套" });
    try {
      expect((await search({ keyword: "防护手套" })).ids).toEqual([prods.helmet, prods.gloves]);
      await db.update(products).set({ categoryId: 90 }).where(eq(products.id, prods.gloves));
      // A new category is known within moments.
      for (const keyword of ["手套", "防护手套", "套"])
        await expect
          .poll(async () => (await search({ keyword })).ids, { timeout: 5_000 })
          .toEqual([prods.gloves, prods.helmet]);
    } finally {
      await db.update(products).set({ categoryId: tree.leaf }).where(eq(products.id, prods.gloves));
      const { sample: _, ...written } = helmet;
      await db.update(products).set(written).where(eq(products.id, helmet.id));
      await db.delete(categories).where(eq(categories.id, 90));
    }
  });

  test("puts each product on exactly one page", async () => {
    const first = await search({ size: 2, current: 1 });
    const second = await search({ size: 2, current: 2 });
    const third = await search({ size: 2, current: 3 });
    expect(new Set([...first.ids, ...second.ids, ...third.ids]).size).toBe(5);
    expect(first.pages).toBe(3);
    expect((await search({ current: 1_000_000, size: 100 })).ids).toEqual([]);
  });

  test.each([
    { size: 101 },
    { current: 0 },
    { sort: 9 },
    { brandIds: "1;drop" },
    { minPrice: "-1" },
    { minPrice: "1e99" },
    { minPrice: "1e-7" },
    { shopId: "x" },
  ])("refuses %j", async (query) => {
    const url = `/search/page?${new URLSearchParams(Object.entries(query).map(([k, one]) => [k, String(one)]))}`;
    expect((await server.app.inject(url)).json()).toMatchObject({ code: "A00014" });
  });
});

describe("who searches", () => {
  test("remembers a signed-in keyword, newest first, and no visitor's", async () => {
    const token = await server.signIn(world.users.buyer);
    for (const keyword of ["螺丝", "手套", " 螺丝 ", " "])
      await server.call(searchProducts, { query: { keyword } }, { token });
    expect((await server.call(getHistory, {}, { token })).data).toEqual(["螺丝", "手套"]);
  });

  test("tells a buyer whose shop is closed", async () => {
    const token = await server.signIn(world.users.retail);
    const { db } = server.database;
    await db.update(shops).set({ status: 0 }).where(eq(shops.id, world.shops.own));
    const answer = await server.call(searchProducts, { query: {} }, { token });
    await db.update(shops).set({ status: 1 }).where(eq(shops.id, world.shops.own));
    expect(answer).toMatchObject({ code: "A00001", msg: "当前店铺已暂停营业，无法查看" });
  });

  test("shows a sold-out product with what is left of its stock", async () => {
    const { db } = server.database;
    await db.update(skus).set({ stocks: 0 }).where(eq(skus.id, world.skus.helmet));
    expect((await search({ keyword: "安全帽" })).records[0]).toMatchObject({ inStock: 0, totalStocks: 0 });
  });
});
