import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { fen } from "@tradehall/mall-rules/money";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  activityItems,
  balanceLedger,
  orderItems,
  orders,
  pointLedger,
  users,
} from "#server/db/schema/index.ts";
import { sweepOrders, sweepPoints } from "#server/jobs/sweep.ts";
import { plantOffer } from "#server/testing/offers.ts";
import { confirm, openPayment, scanToPay, ship, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer } = world.users;
const hour = 3_600_000;
const balanceType = 9;

const of = <T>(rows: readonly T[], nth: number): T | undefined => rows[nth % Math.max(1, rows.length)];

/** Numbers of the buyer's orders in a state. */
async function inState(...statuses: number[]): Promise<string[]> {
  const rows = await server.database.db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, buyer), inArray(orders.status, statuses)))
    .orderBy(orders.orderNumber);
  return rows.map((row) => row.orderNumber);
}

type Act = (nth: number) => Promise<unknown>;

/** What may happen to a buyer's orders; what is refused changes nothing, too. */
const acts: Record<string, Act> = {
  async buy(nth) {
    const token = await server.signIn(buyer);
    const orderItem = { ...(nth % 2 ? helmet : screwM6), prodCount: 1 + (nth % 7) };
    const points = nth % 3 ? { isScorePay: 1 as const, userUseScore: null } : {};
    const { data, success } = await confirm(server, token, { orderItem, ...points });
    if (success) await submit(server, token, data.uuid, { actualTotal: data.actualTotal });
  },
  async payByCode(nth) {
    const orderNumber = of(await inState(1), nth);
    if (!orderNumber) return;
    const { data, success } = await openPayment(server, await server.signIn(buyer), orderNumber);
    if (success) await scanToPay(server, data.payNo, nth % 4 ? "success" : "failure");
  },
  async payByBalance(nth) {
    const orderNumber = of(await inState(1), nth);
    if (orderNumber) await openPayment(server, await server.signIn(buyer), orderNumber, balanceType);
  },
  async cancel(nth) {
    const orderNumber = of(await inState(1, 2), nth);
    const token = await server.signIn(buyer);
    if (orderNumber)
      await server.call(cancelOrder, { params: { orderNumber }, body: { reason: "不想买了" } }, { token });
  },
  async ship(nth) {
    const orderNumber = of(await inState(2), nth);
    if (orderNumber) await ship(server, orderNumber);
  },
  async receive(nth) {
    const orderNumber = of(await inState(3), nth);
    const token = await server.signIn(buyer);
    if (orderNumber) await server.call(receiveOrder, { params: { orderNumber } }, { token });
  },
  wait: (nth) => server.clock.advance((1 + (nth % 3)) * hour),
  waitDays: (nth) => server.clock.advance((5 + nth) * 24 * hour),
  waitForAYear: () => server.clock.advance(366 * 24 * hour),
  sweep: () => Promise.all([sweepOrders(server), sweepPoints(server), sweepPoints(server)]),
};

async function wallets() {
  const { db } = server.database;
  const sum = (column: typeof pointLedger.change | typeof balanceLedger.changeFen) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [user] = await db.select().from(users).where(eq(users.id, buyer));
  const [points] = await db
    .select({ sum: sum(pointLedger.change) })
    .from(pointLedger)
    .where(eq(pointLedger.userId, buyer));
  const [balance] = await db
    .select({ sum: sum(balanceLedger.changeFen) })
    .from(balanceLedger)
    .where(eq(balanceLedger.userId, buyer));
  return { user, pointsBooked: points?.sum, balanceBooked: balance?.sum };
}

/** Pieces that standing orders have of an offer, and that are gone from it. */
async function offerPieces(activityId: number) {
  const { db } = server.database;
  const [item] = await db.select().from(activityItems).where(eq(activityItems.activityId, activityId));
  const [held] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderItems.quantity}), 0)`.mapWith(Number) })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(and(eq(orderItems.activityId, activityId), ne(orders.status, 6)));
  return { gone: (item?.total ?? 0) - (item?.left ?? 0), held: held?.pieces };
}

test("accounts equal the sum of their ledgers whatever happens to the orders", {
  timeout: 240_000,
}, async () => {
  const activityId = await plantOffer(server, { ...helmet, priceFen: fen(3_990), left: 30, endsIn: 24 });
  const act = fc.record({ name: fc.constantFrom(...Object.keys(acts)), nth: fc.nat(11) });
  const play = fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (steps) => {
    await setStock(server, helmet.skuId, 50);
    await setStock(server, screwM6.skuId, 50);
    for (const { name, nth } of steps) {
      await acts[name]?.(nth);
      const { user, pointsBooked, balanceBooked } = await wallets();
      expect({ points: user?.points, balanceFen: user?.balanceFen }).toEqual({
        points: pointsBooked,
        balanceFen: balanceBooked,
      });
      expect(user?.points).toBeGreaterThanOrEqual(0);
      expect(user?.balanceFen).toBeGreaterThanOrEqual(0);
      const { gone, held } = await offerPieces(activityId);
      expect(gone).toBe(held);
    }
  });
  // One seed, of which is known that it spends and gives back.
  await fc.assert(play, { numRuns: 12, endOnFailure: true, seed: 7 });
  // The test means something only where all of it happened.
  const booked = await server.database.db.selectDistinct({ source: pointLedger.source }).from(pointLedger);
  expect(booked.map((row) => row.source)).toEqual(expect.arrayContaining(["order", "spent", "returned"]));
});
