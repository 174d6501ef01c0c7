import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { signOut } from "@tradehall/api-client/endpoints/account/session/sign-out";
import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { fen } from "@tradehall/mall-rules/money";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  activityItems,
  idempotencyKeys,
  loginCodes,
  mobileProofs,
  orderConfirms,
  orders,
  payments,
  sessions,
  signInFailures,
  smsCodes,
  spentCaptchas,
} from "#server/db/schema/index.ts";
import { clearOffers, plantOffer } from "#server/testing/offers.ts";
import { registerProof } from "#server/testing/phone.ts";
import { buyNow, confirm, openPayment, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { sweepMemory, sweepOrders, sweepPayments, sweepSignIns } from "./sweep.ts";

const server = testServer();
const rowOf = async (orderNumber: string) => {
  const { db } = server.database;
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return row;
};

test("several sweepers at once cancel an order that ran out exactly once", async () => {
  const token = await server.signIn(world.users.buyer);
  const stock = await stockOf(server, helmet.skuId);
  const orderNumber = await buyNow(server, token, helmet, 3);
  await sweepOrders(server);
  expect((await rowOf(orderNumber))?.status).toBe(1);
  await server.clock.advance(1_800_000);
  await Promise.all([sweepOrders(server), sweepOrders(server), sweepOrders(server)]);
  expect(await rowOf(orderNumber)).toMatchObject({ status: 6, closeType: 1 });
  expect(await stockOf(server, helmet.skuId)).toBe(stock);
});

test("a shipped order is received and completed in time, unless a refund runs", async () => {
  const token = await server.signIn(world.users.buyer);
  const numbers = [await buyNow(server, token, helmet), await buyNow(server, token, helmet)];
  for (const number of numbers) {
    await pay(server, token, number);
    await ship(server, number);
  }
  const [free = "", held = ""] = numbers;
  await server.database.db.update(orders).set({ refundStatus: 1 }).where(eq(orders.orderNumber, held));
  await server.clock.advance(10 * 86_400_000);
  await sweepOrders(server);
  expect([(await rowOf(free))?.status, (await rowOf(held))?.status]).toEqual([4, 3]);
  await server.clock.advance(7 * 86_400_000);
  await sweepOrders(server);
  expect((await rowOf(free))?.status).toBe(5);
});

test("an order that cannot be ended holds up none of the others", async () => {
  const token = await server.signIn(world.users.buyer);
  const activityId = await plantOffer(server, { ...helmet, priceFen: fen(4_000) });
  const stuck = await buyNow(server, token, helmet);
  await fillOffer(activityId);
  const others = [await buyNow(server, token, screwM6), await buyNow(server, token, screwM6)];
  await server.clock.advance(1_800_000);
  await expect(sweepOrders(server)).rejects.toThrow();
  expect(await Promise.all(others.map(async (one) => (await rowOf(one))?.status))).toEqual([6, 6]);
  expect((await rowOf(stuck))?.status).toBe(1);
  await clearOffers(server);
  await sweepOrders(server);
  expect((await rowOf(stuck))?.status).toBe(6);
});

/** Gives an offer all its pieces, so that one more coming back would break a rule of the schema. */
const fillOffer = (activityId: number) =>
  server.database.db
    .update(activityItems)
    .set({ left: sql`${activityItems.total}` })
    .where(eq(activityItems.activityId, activityId));

test("codes that ran out are marked expired", async () => {
  const token = await server.signIn(world.users.buyer);
  const { payNo } = (await openPayment(server, token, await buyNow(server, token, helmet))).data;
  await server.clock.advance(300_000);
  await sweepPayments(server);
  const { db } = server.database;
  const [row] = await db.select().from(payments).where(eq(payments.payNo, payNo));
  expect(row?.status).toBe("expired");
  const { data } = await server.call(getPayStatus, { query: { payNo } }, { token });
  expect(data.status).toBe("expired");
});

test("keys and confirms are kept for a day", async () => {
  const token = await server.signIn(world.users.buyer);
  const { db } = server.database;
  await confirm(server, token, { orderItem: { ...helmet, prodCount: 1 } });
  await db.insert(idempotencyKeys).values({
    endpoint: "POST /p/order/pay",
    key: "old",
    requestHash: "",
    createdAt: server.clock.now(),
  });
  await sweepMemory(server);
  expect(await db.$count(idempotencyKeys)).toBe(1);
  await server.clock.advance(86_400_001);
  await sweepMemory(server);
  expect([await db.$count(idempotencyKeys), await db.$count(orderConfirms)]).toEqual([0, 0]);
});

test("what signing in left behind goes when it counts no longer, and not before", async () => {
  const { db } = server.database;
  const left = [smsCodes, mobileProofs, loginCodes, spentCaptchas, signInFailures, sessions] as const;
  for (const table of left) await db.delete(table);
  const counts = () => Promise.all(left.map((table) => db.$count(table)));
  const [ended] = [await server.signIn(world.users.buyer), await server.signIn(world.users.buyer)];
  await server.call(signOut, {}, { token: ended });
  await registerProof(server, "13900000001");
  await server.call(genLoginCode);
  await server.call(signIn, { body: { userName: "buyer01", passWord: "Wrong#2026" } });
  await sweepSignIns(server);
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 2]);
  await server.clock.advance(3_600_001);
  await sweepSignIns(server);
  expect(await counts()).toEqual([1, 1, 1, 0, 0, 2]);
  await server.clock.advance(86_400_000);
  await sweepSignIns(server);
  expect(await counts()).toEqual([1, 0, 0, 0, 0, 1]);
  await server.clock.advance(86_400_000);
  await sweepSignIns(server);
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 1]);
});
