/** Tabs, clocks and shops at the same moment, in two processes: one balance is paid, one outcome holds. */
import { sandboxCancelPreSale } from "@tradehall/api-client/endpoints/sandbox/shop/cancel-pre-sale";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changedSums, invariantViolations, queryWith, type Sums, sumsNow } from "#server/db/invariants.ts";
import { remindOfBalances } from "#server/jobs/remind-of-balances.ts";
import { sweepOrders } from "#server/jobs/sweep.ts";
import { depositPaid, eventsOf, hours, plantPreSale } from "#server/testing/pre-sales.ts";
import { openPayment, scanToPay, walletOf } from "#server/testing/purchase.ts";
import { orderOf } from "#server/testing/refunds.ts";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";
import { world } from "#server/testing/world.ts";

const { first, second } = twoProcesses();
/** PGlite serves one call after the other: there the rounds only prove that nothing hangs. */
const rounds = hasProcesses ? 5 : 2;
const { paid, canceled } = orderStatuses;

let token = "";
let before: Sums = {};
beforeEach(async () => {
  token = await first.signIn(world.users.buyer);
  await plantPreSale(first);
  before = await sumsNow(queryWith(first.database.db));
});
afterEach(async () => {
  const query = queryWith(first.database.db);
  expect(await invariantViolations(query)).toEqual([]);
  expect(changedSums(before, await sumsNow(query))).toEqual([]);
});

test("two tabs pay the balance at once: it is taken once", async () => {
  for (let round = 0; round < rounds; round++) {
    await plantPreSale(first);
    const orderNumber = await depositPaid(first, token);
    await hours(first, 2);
    const wallet = await walletOf(first, world.users.buyer);
    const answers = await Promise.all(
      [first, second].map((server) => openPayment(server, token, orderNumber, 9)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const after = await walletOf(first, world.users.buyer);
    expect((wallet?.balanceFen ?? 0) - (after?.balanceFen ?? 0)).toBe(83_000);
    expect((await orderOf(first, orderNumber)).status).toBe(paid);
  }
}, 60_000);

test("the balance is paid while its time runs out: paid or closed, never both", async () => {
  for (let round = 0; round < rounds; round++) {
    // Each round is three days long, a session seven.
    token = await first.signIn(world.users.buyer);
    await plantPreSale(first);
    const orderNumber = await depositPaid(first, token);
    const { balanceTo } = await orderOf(first, orderNumber);
    await first.clock.advance((balanceTo?.getTime() ?? 0) - first.clock.now().getTime() - 40);
    const { data } = await openPayment(first, token, orderNumber);
    const [scanned] = await Promise.all([
      data ? scanToPay(second, data.payNo) : undefined,
      first.clock.advance(60).then(() => Promise.all([sweepOrders(first), sweepOrders(second)])),
    ]);
    await sweepOrders(first);
    expect((await orderOf(first, orderNumber)).status).toBe(scanned?.success ? paid : canceled);
  }
}, 60_000);

test("the shop cancels while the balance is paid: one of them is told that the state has changed", async () => {
  for (let round = 0; round < rounds; round++) {
    await plantPreSale(first);
    const orderNumber = await depositPaid(first, token);
    await hours(first, 2);
    const [byShop, byBuyer] = await Promise.all([
      first.call(sandboxCancelPreSale, { params: { orderNumber } }),
      openPayment(second, token, orderNumber, 9),
    ]);
    expect([byShop.success, byBuyer.success].filter(Boolean)).toHaveLength(1);
    expect((await orderOf(first, orderNumber)).status).toBe(byBuyer.success ? paid : canceled);
  }
}, 60_000);

test("several processes tell of a balance once", async () => {
  const orderNumber = await depositPaid(first, token);
  await hours(first, 2);
  await Promise.all([remindOfBalances(first), remindOfBalances(second), remindOfBalances(first)]);
  expect(await eventsOf(first, orderNumber)).toEqual(["balanceOpen", "depositPaid"]);
});
