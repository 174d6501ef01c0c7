/** An administrator sees and operates all orders of the enterprise, a member their own (Spec §6). */
import { listCommentLines } from "@tradehall/api-client/endpoints/comment/list-comment-lines";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { exportOrders } from "@tradehall/api-client/endpoints/order/export/export-orders";
import { listOrderUsers } from "@tradehall/api-client/endpoints/order/list-order-users";
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { listRefunds } from "@tradehall/api-client/endpoints/refund/list-refunds";
import { fen } from "@tradehall/mall-rules/money";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { addresses, balanceLedger, enterpriseMembers, orders, users } from "#server/db/schema/index.ts";
import { buyNow, detailOf, ship, walletOf } from "#server/testing/purchase.ts";
import { act, applied } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, admin, other } = world.users;
const { first } = world.enterprises;
let member = "";
let boss = "";
let ordered = "";

beforeAll(async () => {
  const { db } = server.database;
  const benefits = {
    userId: admin,
    changeFen: fen(100_000),
    source: "topUp" as const,
    createdAt: server.clock.now(),
  };
  await db.insert(balanceLedger).values(benefits);
  await db
    .update(users)
    .set({ currentEnterpriseId: first, balanceFen: benefits.changeFen })
    .where(eq(users.id, admin));
  const [home] = await db.select().from(addresses).where(eq(addresses.userId, buyer));
  if (!home) throw new Error("no address");
  await db.insert(addresses).values({ ...home, id: undefined, userId: admin });
  member = await server.signIn(buyer);
  boss = await server.signIn(admin);
  ordered = await buyNow(server, member, helmet);
});

const numbers = async (token: string, query: object = {}) =>
  (await server.call(searchMyOrders, { query }, { token })).data.records.map((card) => card.orderNumber);
const exported = async (authorization: string, query: Record<string, string>) => {
  const asked = new URLSearchParams({ format: "csv", ...query });
  const url = `${exportOrders.path}?${asked}`;
  const { body } = await server.app.inject({ method: "GET", url, headers: { authorization } });
  return [...new Set(body.match(/\d{21}/g))];
};
const people = async (token: string) => (await server.call(listOrderUsers, {}, { token })).data.users;

test("the administrator's list has everybody's orders, says whose they are and is narrowed to one person", async () => {
  const own = await buyNow(server, boss, gloves, 5);
  expect(await numbers(boss)).toEqual([own, ordered]);
  expect(await numbers(member)).toEqual([ordered]);
  expect(await numbers(boss, { userId: buyer })).toEqual([ordered]);
  expect(await numbers(member, { userId: admin })).toEqual([]);
  expect(await detailOf(server, boss, ordered)).toMatchObject({
    orderUser: { userId: buyer, nickName: "buyer01" },
  });
  expect(await people(boss)).toEqual([
    { userId: buyer, nickName: "buyer01", isMember: 1 },
    { userId: admin, nickName: "admin01", isMember: 1 },
  ]);
  expect(await people(member)).toEqual([]);
  const params = { orderNumber: own };
  expect(
    await server.call(cancelOrder, { params, body: { reason: "不想买了" } }, { token: member }),
  ).toMatchObject({
    msg: "订单不存在",
  });
  expect(
    await server.call(cancelOrder, { params, body: { reason: "不想买了" } }, { token: boss }),
  ).toMatchObject({
    success: true,
  });
});

test("an order of another person says so, one's own does not", async () => {
  const isOwn = async (token: string) => (await detailOf(server, token, ordered))?.isOwn;
  expect([await isOwn(member), await isOwn(boss)]).toEqual([1, 0]);
  const { data } = await server.call(searchMyOrders, { query: {} }, { token: boss });
  expect(data.records.map((card) => [card.orderUser?.userId, card.isOwn])).toEqual([
    [admin, 1],
    [buyer, 0],
  ]);
});

test("the list and its file are narrowed to a cost centre, a member's to their own orders all the same", async () => {
  const book = (orderNumber: string, costCentre: string) =>
    server.database.db.update(orders).set({ costCentre }).where(eq(orders.orderNumber, orderNumber));
  const [own = ""] = await numbers(boss, { userId: admin });
  await book(ordered, "生产一部");
  await book(own, "设备科");
  expect((await server.call(listOrderUsers, {}, { token: boss })).data.costCentres).toEqual([
    "设备科",
    "生产一部",
  ]);
  expect((await server.call(listOrderUsers, {}, { token: member })).data.costCentres).toEqual([]);
  expect(await numbers(boss, { costCentre: "生产一部" })).toEqual([ordered]);
  expect(await numbers(boss, { costCentre: "生产" })).toEqual([]);
  expect(await numbers(boss, { costCentre: "生产一部", userId: admin })).toEqual([]);
  expect(await exported(boss, { costCentre: "设备科" })).toEqual([own]);
  expect(await exported(boss, { userId: String(buyer) })).toEqual([ordered]);
  // What is another person's is neither shown nor counted.
  expect(await numbers(member, { costCentre: "设备科" })).toEqual([]);
  expect(await exported(member, { costCentre: "设备科" })).toEqual([]);
  expect(await exported(member, { userId: String(admin) })).toEqual([]);
  const stranger = await server.signIn(other);
  expect(await numbers(stranger, { costCentre: "生产一部" })).toEqual([]);
});

test("who administers another enterprise sees nothing of it", async () => {
  const stranger = await server.signIn(other);
  expect(await numbers(stranger)).toEqual([]);
  expect(await detailOf(server, stranger, ordered)).toBeNull();
});

test("what the administrator pays for a member goes back to the administrator", async () => {
  const before = await walletOf(server, admin);
  const spent = await walletOf(server, buyer);
  const body = { orderNumbers: ordered, payType: 9 };
  expect(await server.call(payOrders, { body }, { token: boss })).toMatchObject({ success: true });
  expect((await walletOf(server, admin))?.balanceFen).toBeLessThan(before?.balanceFen ?? 0);
  const refundSn = await applied(server, boss, ordered);
  expect((await server.call(listRefunds, { query: {} }, { token: member })).data.total).toBe(1);
  await act(server, refundSn, "accept");
  expect(await walletOf(server, admin)).toEqual(before);
  expect(await walletOf(server, buyer)).toEqual(spent);
});

test("a removed member's orders are the administrator's; reviews stay in the list of who ordered", async () => {
  const orderNumber = await buyNow(server, member, helmet);
  await server.call(payOrders, { body: { orderNumbers: orderNumber, payType: 9 } }, { token: member });
  await ship(server, orderNumber);
  await server.database.db
    .delete(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, first), eq(enterpriseMembers.userId, buyer)));
  expect((await people(boss))[0]).toEqual({ userId: buyer, nickName: "buyer01", isMember: 0 });
  const params = { orderNumber };
  expect(await server.call(receiveOrder, { params }, { token: boss })).toMatchObject({ data: { status: 4 } });
  const lines = async (query: object) =>
    (await server.call(listCommentLines, { query }, { token: boss })).data.records.length;
  expect([await lines({ orderNumber }), await lines({})]).toEqual([1, 0]);
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});
