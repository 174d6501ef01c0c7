import { listSkus } from "@tradehall/api-client/endpoints/product/list-skus";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { prods, skus } = world;
const list = (prodIds: string) => server.call(listSkus, { query: { prodIds } } as never);

test("SKUs of several products, in the order asked for, with the prices of each by quantity", async () => {
  const { data } = await list(`${prods.gloves},${prods.screws}`);
  expect(data.map(({ prodId, minCount, stepCount }) => [prodId, minCount, stepCount])).toEqual([
    [prods.gloves, 5, 5],
    [prods.screws, 1, 1],
  ]);
  expect(data[1]?.specNames).toEqual(["规格"]);
  expect(data[1]?.skuList.map((sku) => [sku.skuId, sku.price, sku.stocks, sku.tierPrices[0]?.price])).toEqual(
    [
      [skus.screwM6, "10.00", 100, "9.00"],
      [skus.screwM8, "20.00", 50, "18.00"],
      [skus.screwSoldOut, "30.00", 0, "27.00"],
    ],
  );
});

test("leaves out what no cart takes: off the shelf, of a closed shop, virtual, sold in advance", async () => {
  const all = Object.values(prods).join(",");
  const { data } = await list(all);
  expect(data.map((one) => one.prodId)).toEqual([prods.screws, prods.gloves, prods.helmet]);
});

test.each(["", "x", Array.from({ length: 61 }, (_, at) => at + 1).join(",")])(
  "refuses %j",
  async (prodIds) => {
    expect(await list(prodIds)).toMatchObject({ code: "A00014" });
  },
);
