/** Buyers, sellers and the clock at the same moment, in two processes: one outcome each, and nothing twice. */
import { makeBuyers } from "@tradehall/api-client/endpoints/sandbox/account/make-buyers";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { balanceLedger, cartLines, refunds } from "#server/db/schema/index.ts";
import { sweepRefunds } from "#server/jobs/sweep.ts";
import { buyFromCart, buyNow, pay } from "#server/testing/purchase.ts";
import { act, applied, apply, itemsOf, orderOf, payByBalance, withdraw } from "#server/testing/refunds.ts";
import { screwM6, screwM8, setStock, stockOf } from "#server/testing/trade.ts";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";
import { world } from "#server/testing/world.ts";

const { first: server, second } = twoProcesses();
/** PGlite serves one call after the other: there the rounds only prove that nothing hangs. */
const rounds = hasProcesses ? 8 : 2;
const crowd = hasProcesses ? 50 : 6;

let token = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await server.database.db.delete(cartLines);
  for (const { skuId } of [screwM6, screwM8]) await setStock(server, skuId, 1_000);
});
afterEach(async () => {
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

const one = <T extends { success: boolean }>(answers: readonly T[]) =>
  answers.filter((answer) => answer.success);

test("50 buyers withdraw while their seller accepts: each refund goes one way", async () => {
  const made = await server.call(makeBuyers, { body: { count: crowd } });
  const mine: { by: string; orderNumber: string; refundSn: string }[] = [];
  for (const { accessToken: by } of made.data) {
    const orderNumber = await buyNow(server, by, screwM6, 1);
    await pay(server, by, orderNumber);
    mine.push({ by, orderNumber, refundSn: await applied(server, by, orderNumber) });
  }
  const answers = await Promise.all(
    mine.map(({ by, refundSn }, index) => {
      const [near, far] = index % 2 ? [server, second] : [second, server];
      return Promise.all([withdraw(near, by, refundSn), act(far, refundSn, "accept")]);
    }),
  );
  expect(answers.map((pair) => one(pair).length)).toEqual(mine.map(() => 1));
  expect(new Set(answers.flat().map(({ code }) => code))).toEqual(new Set(["00000", "A00001"]));
  for (const [index, { orderNumber, refundSn }] of mine.entries()) {
    const [row] = await server.database.db.select().from(refunds).where(eq(refunds.refundSn, refundSn));
    const { withdrawn, refunding } = refundStatuses;
    expect(row?.status).toBe(answers[index]?.[0].success ? withdrawn : refunding);
    expect((await orderOf(server, orderNumber)).refundStatus).toBe(answers[index]?.[0].success ? 0 : 1);
  }
}, 120_000);

/** An order of two lines paid by balance, and an application for each. */
async function twoLines() {
  const [orderNumber = ""] = await buyFromCart(server, token, [
    [screwM8, 1],
    [screwM6, 3],
  ]);
  await payByBalance(server, token, orderNumber);
  const items = await itemsOf(server, orderNumber);
  const asked = items.map(({ id, quantity }) => ({
    refundType: 2,
    items: [{ orderItemId: id, prodCount: quantity }],
  }));
  return { orderNumber, asked };
}

test("the last two lines applied for and agreed to at once: one is the last, freight goes back once", async () => {
  for (let round = 0; round < rounds; round++) {
    const { orderNumber, asked } = await twoLines();
    const answers = await Promise.all(
      asked.map((changes, index) => apply(index ? second : server, token, orderNumber, changes)),
    );
    expect(one(answers)).toHaveLength(2);
    const rows = await server.database.db.select().from(refunds).where(eq(refunds.orderNumber, orderNumber));
    expect(rows.filter((row) => row.isLast)).toHaveLength(1);
    expect(rows.map((row) => row.freightFen).sort()).toEqual([0, 800]);
    const agreed = await Promise.all(
      rows.map((row, index) => act(index ? second : server, row.refundSn, "accept")),
    );
    expect(one(agreed)).toHaveLength(2);
    expect(await orderOf(server, orderNumber)).toMatchObject({
      status: orderStatuses.canceled,
      refundedFen: 5_800,
    });
    expect(await stockOf(server, screwM6.skuId)).toBe(1_000);
  }
}, 60_000);

test("one line applied for in two tabs is in one refund", async () => {
  for (let round = 0; round < rounds; round++) {
    const { orderNumber, asked } = await twoLines();
    const tabs = await Promise.all([
      apply(server, token, orderNumber, asked[0]),
      apply(second, token, orderNumber, asked[0]),
      apply(second, token, orderNumber),
    ]);
    expect(one(tabs)).toHaveLength(1);
    const rows = await server.database.db.select().from(refunds).where(eq(refunds.orderNumber, orderNumber));
    expect(rows).toHaveLength(1);
  }
}, 60_000);

test("a seller's two clicks and two sweepers give money back once", async () => {
  for (let round = 0; round < rounds; round++) {
    const orderNumber = await buyNow(server, token, screwM6, 2);
    await payByBalance(server, token, orderNumber);
    const refundSn = await applied(server, token, orderNumber);
    const clicks = await Promise.all([act(server, refundSn, "accept"), act(second, refundSn, "accept")]);
    expect(one(clicks)).toHaveLength(1);
    const given = await server.database.db.$count(balanceLedger, eq(balanceLedger.refundSn, refundSn));
    expect(given).toBe(1);
  }
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await payByBalance(server, token, orderNumber);
  const refundSn = await applied(server, token, orderNumber);
  await server.clock.advance(48 * 3_600_000);
  await second.clock.refresh();
  await Promise.all([sweepRefunds(server), sweepRefunds(second), act(second, refundSn, "accept")]);
  await sweepRefunds(server);
  expect(await server.database.db.$count(balanceLedger, eq(balanceLedger.refundSn, refundSn))).toBe(1);
}, 60_000);
