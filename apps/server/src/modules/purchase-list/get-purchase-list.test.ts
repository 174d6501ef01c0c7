import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();
const { skus, prods, users } = world;

test("shows each line with its goods of today: price of so many, rules, stock, and why it cannot be bought", async () => {
  const { db } = server.database;
  const listId = await plantList(db, {
    lines: [
      { skuId: screwM6.skuId, quantity: 20, note: "2 号线" },
      { skuId: gloves.skuId, quantity: 5 },
      { skuId: skus.screwSoldOut, quantity: 1 },
      { skuId: skus.offShelf, quantity: 1 },
      { skuId: skus.virtual, quantity: 1 },
      { skuId: helmet.skuId, quantity: 1 },
    ],
  });
  await db.update(products).set({ status: 2 }).where(eq(products.id, prods.helmet));
  const token = await server.signIn(users.buyer);
  const { data } = await server.call(getPurchaseList, { query: { listId } }, { token });
  expect(
    data.lines.map(({ skuId, price, total, canBuy, why }) => [skuId, price, total, canBuy, why]),
  ).toEqual([
    // From ten on a piece costs less.
    [screwM6.skuId, "9.00", "180.00", 1, ""],
    [gloves.skuId, "5.50", "27.50", 1, ""],
    [skus.screwSoldOut, "30.00", "30.00", 0, "商品已售罄或无货"],
    [skus.offShelf, "5.00", "5.00", 0, "该商品已不可购买"],
    [skus.virtual, "200.00", "200.00", 0, "该商品不支持加入购物车，请直接购买"],
    [helmet.skuId, "45.00", "45.00", 0, "该商品已不可购买"],
  ]);
  expect(data).toMatchObject({ total: "207.50", lineCount: 6, name: "每月劳保" });
  expect(data.lines[0]).toMatchObject({ note: "2 号线", prodCount: 20, stocks: 100, skuName: "M6" });
  expect(data.lines[1]).toMatchObject({ minCount: 5, stepCount: 5 });
});

test("one that never was is missing", async () => {
  const token = await server.signIn(users.buyer);
  const answer = await server.call(getPurchaseList, { query: { listId: 98_765 } }, { token });
  expect(answer).toMatchObject({ code: "A00001", msg: "采购清单不存在或未与您分享" });
});
