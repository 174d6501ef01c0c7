import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("a shop has as many goods on its goods' pages and the home page as its list shows: points goods are none", async () => {
  const { db } = server.database;
  const [row] = await db.select().from(products).where(eq(products.id, world.prods.screws));
  if (!row) throw new Error("no product");
  await db.insert(products).values({ ...row, id: 9_999, prodType: prodTypes.integral });
  const shopId = world.shops.own;
  const list = await server.call(searchProducts, { query: { shopId } });
  const page = await server.call(getProdInfo, { query: { prodId: world.prods.screws } });
  expect(page.data.shop.prodCount).toBe(list.data.total);
  const { shops } = (await server.call(getHomeIndex, {})).data;
  expect(shops.find((shop) => shop.shopId === shopId)?.prodCount).toBe(list.data.total);
});
