import { compareProds } from "@tradehall/api-client/endpoints/product/compare-prods";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, shops } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { prods } = world;
const compare = (prodIds: string, areaId?: number) =>
  server.call(compareProds, { query: { prodIds, ...(areaId ? { areaId } : {}) } } as never);

test("products stand in the order asked for, each once, with their own prices, parameters and SKUs", async () => {
  await server.database.db
    .update(products)
    .set({ parameters: [{ key: "材质", value: "304" }] })
    .where(eq(products.id, prods.screws));
  const { data } = await compare(`${prods.gloves},${prods.screws},${prods.gloves}`);
  expect(data.map((one) => one.prodId)).toEqual([prods.gloves, prods.screws]);
  expect(data[1]).toMatchObject({
    gone: "",
    brandName: "博远",
    product: { price: "10.00", minCount: 1, totalStocks: 150 },
    tierPrices: [
      { from: 10, price: "9.00" },
      { from: 100, price: "8.00" },
    ],
    specs: [{ name: "规格", values: ["M6", "M8", "M10"] }],
    prodParameterList: [{ parameterKey: "材质", parameterValue: "304" }],
    delivery: { freight: "8.00", region: "" },
  });
});

test("what is sold no more keeps its place and says why; what never was has no name", async () => {
  const { data } = await compare([prods.offShelf, 9_999, prods.suspendedGoods, prods.helmet].join(","));
  expect(data.map(({ prodName, gone, product }) => [prodName, gone !== "", product !== null])).toEqual([
    ["下架商品", true, false],
    ["", true, false],
    ["停业店商品", true, false],
    ["安全帽", false, true],
  ]);
});

test("says whether it is sent to a region, and what that costs", async () => {
  await server.database.db
    .update(shops)
    .set({ noDeliveryProvinceIds: [310_000] })
    .where(eq(shops.id, world.shops.dealer));
  const { data } = await compare(`${prods.helmet},${prods.screws}`, 310_115);
  expect(data.map((one) => one.delivery?.isDelivery)).toEqual([0, 1]);
  expect(data[1]?.delivery).toMatchObject({ region: "上海市 浦东新区", areaId: 310_115 });
});

test.each(["", "1,", "a", "1,2,3,4,5", "-1", "1 2"])("refuses %j", async (prodIds) => {
  expect(await compare(prodIds)).toMatchObject({ code: "A00014" });
});
