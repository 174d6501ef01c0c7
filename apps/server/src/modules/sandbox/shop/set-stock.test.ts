import { sandboxSetStock } from "@tradehall/api-client/endpoints/sandbox/shop/set-stock";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, stockOf } from "#server/testing/trade.ts";

const server = testServer();
const set = (skuId: number, stocks: number) => server.call(sandboxSetStock, { body: { skuId, stocks } });

test("sets the stock, and lists know whether there is any", async () => {
  const isInStock = async () => {
    const { db } = server.database;
    const [row] = await db.select().from(products).where(eq(products.id, helmet.prodId));
    return row?.inStock;
  };
  for (const stocks of [0, 7, 7, 3]) {
    expect((await set(helmet.skuId, stocks)).data).toEqual({ stocks });
    expect(await stockOf(server, helmet.skuId)).toBe(stocks);
    expect(await isInStock()).toBe(stocks > 0);
  }
});

test("refuses a SKU that does not exist and fewer than none", async () => {
  expect(await set(9_999, 1)).toMatchObject({ code: "A00001", msg: "商品规格不存在" });
  expect(await set(helmet.skuId, -1)).toMatchObject({ code: "A00014" });
});
