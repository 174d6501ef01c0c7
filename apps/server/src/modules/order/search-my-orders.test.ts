import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders, users } from "#server/db/schema/index.ts";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
let unpaid = "";
let paid = "";
let shipped = "";
beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
  shipped = await buyNow(server, token, helmet);
  await pay(server, token, shipped);
  await ship(server, shipped);
  await server.clock.advance(8 * 86_400_000);
  token = await server.signIn(world.users.buyer);
  paid = await buyNow(server, token, gloves, 5);
  await pay(server, token, paid);
  await server.clock.advance(60_000);
  unpaid = await buyNow(server, token, screwM6, 2);
});

const search = async (query: object, as = token) =>
  (await server.call(searchMyOrders, { query }, { token: as })).data;
const numbers = async (query: object) => (await search(query)).records.map((card) => card.orderNumber);

test("lists the newest first, with lines, amounts and what may be done", async () => {
  const page = await search({});
  expect(page).toMatchObject({ total: 3, size: 10, current: 1, pages: 1 });
  expect(page.records.map((card) => card.orderNumber)).toEqual([unpaid, paid, shipped]);
  expect(page.records[0]).toMatchObject({
    status: 1,
    actualTotal: "28.00",
    productNums: 2,
    allowedActions: ["pay", "cancel"],
    orderItemDtos: [{ ...screwM6, prodCount: 2 }],
  });
  expect((page.records[0]?.deadlineAt ?? 0) - page.now).toBeGreaterThan(1_700_000);
  expect(page.records[2]).toMatchObject({
    allowedActions: ["receive", "logistics", "refund", "applyInvoice", "buyAgain"],
  });
});

test("finds by state, number, part of a name, time and shop", async () => {
  expect(await numbers({ status: 2 })).toEqual([paid]);
  expect(await numbers({ orderName: shipped })).toEqual([shipped]);
  expect(await numbers({ orderName: "手套" })).toEqual([paid]);
  expect(await numbers({ orderName: "%" })).toEqual([]);
  expect(await numbers({ orderTimeStatus: 1 })).toEqual([unpaid, paid]);
  expect(await numbers({ orderTimeStatus: 2 })).toHaveLength(3);
  expect(await numbers({ orderTimeStatus: 3 })).toEqual([]);
  const twoDaysAgo = chinaDate(server.clock.now().getTime() - 2 * 86_400_000);
  expect(await numbers({ startDate: twoDaysAgo })).toEqual([unpaid, paid]);
  expect(await numbers({ endDate: twoDaysAgo })).toEqual([shipped]);
  expect(await numbers({ startDate: twoDaysAgo, endDate: twoDaysAgo })).toEqual([]);
  expect(await numbers({ shopId: world.shops.own })).toEqual([unpaid]);
  expect(await numbers({ orderMold: 1 })).toEqual([]);
  expect(await numbers({ orderType: 2 })).toEqual([]);
  expect(await numbers({ current: 2, size: 2 })).toEqual([shipped]);
});

test("shows no one else's orders, and each enterprise its own", async () => {
  const other = await server.signIn(world.users.other);
  expect((await search({}, other)).total).toBe(0);
  const { db } = server.database;
  const as = (currentEnterpriseId: number) =>
    db.update(users).set({ currentEnterpriseId }).where(eq(users.id, world.users.buyer));
  await as(world.enterprises.second);
  expect((await search({})).total).toBe(0);
  await as(world.enterprises.first);
  expect(await server.call(searchMyOrders)).toMatchObject({ code: "A00004" });
});

test("refuses pages that are none", async () => {
  for (const query of [
    { size: 101 },
    { current: 0 },
    { status: 99 },
    { current: "x" },
    { startDate: "2026-13-01" },
  ])
    expect((await server.call(searchMyOrders, { query } as never, { token })).code).toBe("A00014");
});

test("a reviewed order is among the completed ones", async () => {
  const { db } = server.database;
  const as = (status: number) => db.update(orders).set({ status }).where(eq(orders.orderNumber, shipped));
  await db.update(orders).set({ receivedAt: server.clock.now() }).where(eq(orders.orderNumber, shipped));
  for (const status of [8, 5]) {
    await as(status);
    expect(await numbers({ status: 5 })).toEqual([shipped]);
  }
});

test("an order whose time ran out reads as canceled", async () => {
  await server.clock.advance(1_800_000);
  expect(await numbers({ status: 1 })).toEqual([]);
  expect(await numbers({ status: 6 })).toEqual([unpaid]);
});
