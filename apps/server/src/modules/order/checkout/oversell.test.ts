import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { and, eq, gte, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { addresses, orderItems, orders, products, skus, users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, screwM8, setStock, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const buyers = 200;
const pieces = 50;
/** More than the database has connections, fewer than would only wait. */
const atOnce = 40;

/** Runs the work for each with so many at once. */
async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = items.map((item, index) => ({ item, index }));
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next.index] = await work(next.item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function crowd(name: string, size: number): Promise<string[]> {
  const { db } = server.database;
  const now = server.clock.now();
  const ids = await db
    .insert(users)
    .values(
      Array.from({ length: size }, (_, index) => ({
        account: `${name}${index}`,
        mobile: `${name}${index}`,
        passwordHash: "",
        nickName: "买家",
        shopId: world.shops.own,
        createdAt: now,
      })),
    )
    .returning({ id: users.id });
  const [home] = await db.select().from(addresses).where(eq(addresses.id, world.addresses.buyer));
  if (!home) throw new Error("the world has no address");
  const { id: _, ...place } = home;
  await db.insert(addresses).values(ids.map(({ id: userId }) => ({ ...place, userId })));
  return Promise.all(ids.map(({ id }) => server.signIn(id)));
}

async function buy(token: string, orderItem: object) {
  const confirmed = await server.call(confirmOrder, { body: { orderItem } as never }, { token });
  if (!confirmed.success) return confirmed;
  return server.call(submitOrder, { body: { uuid: confirmed.data.uuid } }, { token });
}

test("200 buyers at once on 50 pieces: exactly 50 are sold and the others hear why not", async () => {
  await setStock(server, helmet.skuId, pieces);
  const tokens = await crowd("crowd", buyers);
  const answers = await inParallel(tokens, (token) => buy(token, { ...helmet, prodCount: 1 }));
  expect(answers.filter((answer) => answer.success)).toHaveLength(pieces);
  const words = new Set(answers.filter((answer) => !answer.success).map((answer) => answer.msg));
  expect([...words].every((word) => ["库存不足", "商品已售罄或无货"].includes(word))).toBe(true);
  expect(await stockOf(server, helmet.skuId)).toBe(0);
  const { db } = server.database;
  expect(await db.$count(orderItems, eq(orderItems.skuId, helmet.skuId))).toBe(pieces);
  const [product] = await db.select().from(products).where(eq(products.id, helmet.prodId));
  expect(product?.inStock).toBe(false);
}, 120_000);

test("buyers of the same two goods in either order never wait for each other for good", async () => {
  const { db } = server.database;
  const { changeItem } = await import("@tradehall/api-client/endpoints/cart/change-item");
  await setStock(server, screwM6.skuId, 30);
  await setStock(server, screwM8.skuId, 30);
  const tokens = await crowd("pair", 40);
  await inParallel(tokens, async (token) => {
    const both = tokens.indexOf(token) % 2 === 0 ? [screwM6, screwM8] : [screwM8, screwM6];
    for (const goods of both) await server.call(changeItem, { body: { ...goods, count: 1 } }, { token });
  });
  const answers = await inParallel(tokens, async (token) => {
    const confirmed = await server.call(confirmOrder, { body: {} }, { token });
    return server.call(submitOrder, { body: { uuid: confirmed.data.uuid } }, { token });
  });
  expect(answers.filter((answer) => answer.success)).toHaveLength(30);
  expect(answers.filter((answer) => answer.code === "A00005")).toEqual([]);
  expect(await stockOf(server, screwM6.skuId)).toBe(0);
  expect(await stockOf(server, screwM8.skuId)).toBe(0);
  const sold = await db.$count(orderItems, inArray(orderItems.skuId, [screwM6.skuId, screwM8.skuId]));
  expect(sold).toBe(60);
  expect(await db.$count(skus, and(eq(skus.prodId, helmet.prodId), gte(skus.stocks, 0)))).toBe(1);
  expect(await db.$count(orders)).toBe(pieces + 30);
}, 120_000);
