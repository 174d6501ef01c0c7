import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { fen } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orderItems, orders, skus } from "#server/db/schema/index.ts";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, put, screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
});

/** Buys some and has received them. */
async function buyAndReceive(goods: typeof screwM6, count: number): Promise<string> {
  const orderNumber = await buyNow(server, token, goods, count);
  await pay(server, token, orderNumber);
  const now = server.clock.now();
  await server.database.db
    .update(orders)
    .set({ status: orderStatuses.received, shippedAt: now, receivedAt: now })
    .where(eq(orders.orderNumber, orderNumber));
  return orderNumber;
}

const onPage = async (as = token) =>
  (await server.call(getProdInfo, { query: { prodId: screwM6.prodId } }, { token: as })).data.lastPaid;
const today = () => chinaDate(server.clock.now());

test("page and cart say what the buyer paid for a piece the last time, of what has arrived", async () => {
  expect(await onPage()).toEqual([]);
  const open = await buyNow(server, token, screwM8, 1);
  await pay(server, token, open);
  expect(await onPage()).toEqual([]);
  await buyAndReceive(screwM6, 1);
  await server.clock.advance(1_000);
  // Ten of them cost less each.
  await buyAndReceive(screwM6, 10);
  const last = { price: "9.00", day: today() };
  expect(await onPage()).toEqual([{ skuId: screwM6.skuId, ...last }]);
  await put(server, token, screwM6, 1);
  await put(server, token, screwM8, 1);
  const lines = (await cartOf(server, token)).shopCarts.flatMap((shop) => shop.shopCartItems);
  expect(lines.map((line) => [line.skuId, line.lastPaid])).toEqual([
    [screwM8.skuId, null],
    [screwM6.skuId, last],
  ]);
});

test("what others paid, what was given and what was sent back says nothing", async () => {
  const other = await server.signIn(world.users.other);
  expect(await onPage(other)).toEqual([]);
  const { db } = server.database;
  await db
    .update(skus)
    .set({ priceFen: fen(1_200) })
    .where(eq(skus.id, screwM6.skuId));
  const sentBack = await buyAndReceive(screwM6, 1);
  expect((await onPage())[0]?.price).not.toBe("9.00");
  await db.update(orderItems).set({ refunded: 1 }).where(eq(orderItems.orderNumber, sentBack));
  expect((await onPage())[0]?.price).toBe("9.00");
});
