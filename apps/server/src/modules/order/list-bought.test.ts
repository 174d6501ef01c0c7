import { listBought } from "@tradehall/api-client/endpoints/order/list-bought";
import { orderKinds } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, products, skus } from "#server/db/schema/index.ts";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;

test("lists each SKU that was paid for once, with its latest line, how often, and what it costs now", async () => {
  const { db } = server.database;
  const token = await server.signIn(buyer);
  const buy = async (goods: { prodId: number; skuId: number }, count: number) =>
    pay(server, token, await buyNow(server, token, goods, count));
  await buy(screwM6, 3);
  await buy(helmet, 1);
  await buy(screwM6, 5);
  await buyNow(server, token, screwM8, 1);
  const list = async (query = {}, as = token) =>
    (await server.call(listBought, { query }, { token: as })).data;
  const listed = await list();
  expect(listed.records.map(({ skuId, times, prodCount }) => [skuId, times, prodCount])).toEqual([
    [screwM6.skuId, 2, 5],
    [helmet.skuId, 1, 1],
  ]);
  expect(listed.records[0]).toMatchObject({ status: 1, inStock: 1, countNow: 5 });
  expect(listed.records[0]?.priceNow).toBe(listed.records[0]?.price);
  expect((await list({ sort: "often", size: 1 })).records).toMatchObject([{ times: 2 }]);
  expect(await list({ size: 1, current: 2 })).toMatchObject({ total: 2, records: [{ times: 1 }] });
  expect((await list({ keyword: "安全帽" })).records).toMatchObject([helmet]);
  expect((await list({ keyword: "%" })).records).toEqual([]);
  const code = listed.records[1]?.partyCode ?? "";
  if (code) expect((await list({ keyword: code })).records).toMatchObject([helmet]);
  expect((await list({}, await server.signIn(other))).records).toEqual([]);
  const [sku] = await db.select().from(skus).where(eq(skus.id, helmet.skuId));
  await db
    .update(skus)
    .set({ priceFen: (sku?.priceFen ?? 0) + 100 } as never)
    .where(eq(skus.id, helmet.skuId));
  await setStock(server, screwM6.skuId, 2);
  await db.update(products).set({ status: 0 }).where(eq(products.id, helmet.prodId));
  const [screws, cap] = (await list()).records;
  expect(screws).toMatchObject({ countNow: 2, inStock: 1 });
  expect(cap).toMatchObject({ status: 0, countNow: 0 });
  expect(Number(cap?.priceNow) - Number(cap?.price)).toBeCloseTo(1);
});

test("leaves out what was paid with points", async () => {
  const token = await server.signIn(other);
  const orderNumber = await buyNow(server, token, screwM6, 1);
  await pay(server, token, orderNumber);
  const list = async () => (await server.call(listBought, { query: {} }, { token })).data.total;
  expect(await list()).toBe(1);
  await server.database.db
    .update(orders)
    .set({ orderType: orderKinds.points })
    .where(eq(orders.orderNumber, orderNumber));
  expect(await list()).toBe(0);
});

test("is closed to visitors", async () => {
  expect(await server.call(listBought, { query: {} })).toMatchObject({ code: "A00004" });
});
