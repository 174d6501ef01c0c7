import { sandboxCancelPreSale } from "@tradehall/api-client/endpoints/sandbox/shop/cancel-pre-sale";
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changedSums, invariantViolations, queryWith, type Sums, sumsNow } from "#server/db/invariants.ts";
import { refunds } from "#server/db/schema/index.ts";
import {
  depositPaid,
  eventsOf,
  hours,
  plantPreSale,
  preOrdered,
  preSold,
} from "#server/testing/pre-sales.ts";
import { openPayment, pay, scanToPay, walletOf } from "#server/testing/purchase.ts";
import { act, orderOf } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
let before: Sums = {};
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await plantPreSale(server);
  before = await sumsNow(queryWith(server.database.db));
});
afterEach(async () => {
  const query = queryWith(server.database.db);
  expect(await invariantViolations(query)).toEqual([]);
  expect(changedSums(before, await sumsNow(query))).toEqual([]);
});

const cancel = (orderNumber: string) => server.call(sandboxCancelPreSale, { params: { orderNumber } });

test("the deposit is in the balance again, the stock back, and the order closed by its shop", async () => {
  const [wallet, stock] = [await walletOf(server, world.users.buyer), await stockOf(server, preSold.skuId)];
  const orderNumber = await depositPaid(server, token, 2);
  expect((await cancel(orderNumber)).success).toBe(true);
  expect(await orderOf(server, orderNumber)).toMatchObject({
    ...{ status: orderStatuses.canceled, closeType: closeTypes.byShop, refundedFen: 10_000 },
  });
  expect(await walletOf(server, world.users.buyer)).toEqual(wallet);
  expect(await stockOf(server, preSold.skuId)).toBe(stock);
  expect(await eventsOf(server, orderNumber)).toEqual([
    ...["refundSucceeded", "canceledByShop", "depositPaid"],
  ]);
});

test("by a provider it is on its way; meanwhile no one pays the balance, whose open code closes", async () => {
  const orderNumber = await preOrdered(server, token);
  await pay(server, token, orderNumber);
  await hours(server, 2);
  const open = await openPayment(server, token, orderNumber);
  expect((await cancel(orderNumber)).success).toBe(true);
  expect((await scanToPay(server, open.data.payNo)).success).toBe(false);
  expect((await openPayment(server, token, orderNumber)).success).toBe(false);
  expect((await cancel(orderNumber)).success).toBe(false);
  const rows = await server.database.db.select().from(refunds).where(eq(refunds.orderNumber, orderNumber));
  expect(rows).toMatchObject([{ amountFen: 5_000, depositFen: 5_000, freightFen: 0 }]);
  // The balance's end meanwhile changes nothing.
  await hours(server, 71);
  expect((await orderOf(server, orderNumber)).status).toBe(orderStatuses.balanceDue);
  await act(server, rows[0]?.refundSn ?? "", "payBack");
  expect((await orderOf(server, orderNumber)).closeType).toBe(closeTypes.byShop);
});

test("only what waits for its balance", async () => {
  const unpaid = await preOrdered(server, token);
  expect(await cancel(unpaid)).toMatchObject({ code: "A00001", msg: "订单状态已变更" });
  expect(await cancel("999999999999")).toMatchObject({ code: "A00001", msg: "订单不存在" });
});
