/** Orders on account terms: what takes them, what blocks them, their refunds, and many at once. */
import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { sandboxMoveRepayment } from "@tradehall/api-client/endpoints/sandbox/credit/move-repayment";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { creditLedger, notifyLogs, orders } from "#server/db/schema/index.ts";
import { remindOfCredit } from "#server/jobs/remind-of-credit.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import {
  buyerOfEnterprise,
  lineOf,
  onTerms,
  openLine,
  payOnTerms,
  repay,
  reviewCredit,
  termsShop,
} from "#server/testing/credit.ts";
import { buyFromCart, buyNow, walletOf } from "#server/testing/purchase.ts";
import { act, applied } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { spendCredit } from "./change-credit.ts";
import { spendOnTerms } from "./spend-on-terms.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  token = await buyerOfEnterprise(server);
});

const orderOf = async (orderNumber: string) => {
  const [order] = await server.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw new Error("no order");
  return order;
};
const infoOf = async (orderNumbers: string) =>
  (await server.call(getPayInfo, { query: { orderNumbers } }, { token })).data;
const usedFen = async (shopId: number = termsShop) => (await lineOf(server, shopId))?.usedFen ?? 0;
const holds = async () => expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);

test("an order on terms is paid at once, owed to its shop and due at the end of its day", async () => {
  await openLine(server);
  const before = await usedFen();
  const orderNumber = await buyNow(server, token, helmet, 2);
  const info = await infoOf(orderNumber);
  expect(info.terms).toMatchObject([{ shopId: termsShop, block: null }]);
  expect(info.payTypes.find(({ payType }) => payType === 22)).toEqual({ payType: 22, canUse: 1 });
  expect((await payOnTerms(server, token, orderNumber)).data).toMatchObject({ status: "paid", payType: 22 });
  const order = await orderOf(orderNumber);
  expect(order).toMatchObject({ payType: 22, paidAt: expect.any(Date) });
  expect(await usedFen()).toBe(before + order.actualFen);
  const [entry] = await server.database.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.orderNumber, orderNumber));
  expect(entry).toMatchObject({ changeFen: order.actualFen, source: "order", userId: world.users.buyer });
  expect((entry?.dueAt?.getTime() ?? 0) - server.clock.now().getTime()).toBeGreaterThan(29.9 * dayMs);
  await holds();
});

test("what blocks it is said before and refused", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 10);
  expect((await infoOf(orderNumber)).terms).toMatchObject([{ block: "notOpen", dueTime: null }]);
  expect((await payOnTerms(server, token, orderNumber)).msg).toContain("账期");
  await openLine(server, 1, world.shops.own);
  expect((await infoOf(orderNumber)).terms).toMatchObject([{ block: "tooLittle", left: "0.01" }]);
  expect((await payOnTerms(server, token, orderNumber)).msg).toContain("账期额度不足（可用额度 ¥0.01）");
  await openLine(server);
  await reviewCredit(server, "stop");
  const other = await buyNow(server, token, helmet, 1);
  expect((await payOnTerms(server, token, other)).success).toBe(false);
  expect((await orderOf(other)).paidAt).toBeNull();
  await holds();
});

test("an order without an enterprise is not put on terms", async () => {
  const orderNumber = await buyNow(server, token, helmet, 1);
  const { db } = server.database;
  const which = eq(orders.orderNumber, orderNumber);
  await db.update(orders).set({ enterpriseId: 0 }).where(which);
  const spent = db.transaction((tx) =>
    spendOnTerms(tx, { userId: world.users.buyer, orderNumbers: [orderNumber], at: server.clock.now() }),
  );
  await expect(spent).rejects.toThrow("creditNoEnterprise");
  await db.update(orders).set({ enterpriseId: world.enterprises.first }).where(which);
});

test("orders of several shops use several lines, all or none", async () => {
  await openLine(server);
  await openLine(server, 1, world.shops.own);
  const numbers = await buyFromCart(server, token, [
    [screwM6, 10],
    [helmet, 1],
  ]);
  expect(numbers).toHaveLength(2);
  const before = await usedFen();
  expect((await payOnTerms(server, token, numbers.join(","))).success).toBe(false);
  expect(await usedFen()).toBe(before);
  await openLine(server, 5_000_000, world.shops.own);
  expect((await payOnTerms(server, token, numbers.join(","))).data.status).toBe("paid");
  expect(await usedFen(world.shops.own)).toBeGreaterThan(0);
  await holds();
});

test("what is overdue blocks new orders and is reminded of once, before and after", async () => {
  const orderNumber = await onTerms(server);
  const told = async () =>
    (await server.database.db.select().from(notifyLogs).where(eq(notifyLogs.userId, world.users.admin)))
      .filter(({ values }) => (values as Record<string, string>).orderNumber === orderNumber)
      .map(({ event }) => event);
  await remindOfCredit(server);
  expect(await told()).toEqual([]);
  await server.clock.advance(28 * dayMs);
  await remindOfCredit(server);
  await remindOfCredit(server);
  expect(await told()).toEqual(["creditDueSoon"]);
  await server.clock.advance(4 * dayMs);
  await remindOfCredit(server);
  await remindOfCredit(server);
  expect(await told()).toEqual(["creditDueSoon", "creditOverdue"]);
  token = await buyerOfEnterprise(server);
  const next = await buyNow(server, token, helmet, 1);
  expect((await infoOf(next)).terms).toMatchObject([{ block: "overdue" }]);
  expect((await payOnTerms(server, token, next)).msg).toContain("有逾期账款，还清后才能继续使用账期");
  const admin = await server.signIn(world.users.admin);
  const all = fenToYuan(fen(await usedFen()));
  const { data } = await repay(server, admin, { amount: all }, 3);
  expect((await payOnTerms(server, token, next)).success).toBe(false);
  await server.call(sandboxMoveRepayment, { body: { repaymentNo: data.repaymentNo, result: "success" } });
  expect((await payOnTerms(server, token, next)).success).toBe(true);
  await holds();
});

test("a refund lessens what is owed first; what was paid back goes into the balance of who ordered", async () => {
  const orderNumber = await onTerms(server, 3);
  const { actualFen } = await orderOf(orderNumber);
  const used = await usedFen();
  const admin = await server.signIn(world.users.admin);
  const change = { changeFen: actualFen, source: "platform" as const };
  await changeBalance(server.database.db, world.users.admin, change, server.clock.now());
  const repaid = await repay(server, admin, { orderNumbers: orderNumber });
  expect(repaid.data).toMatchObject({ status: "paid", excess: "0.00" });
  expect(await usedFen()).toBe(used - actualFen);
  const before = (await walletOf(server, world.users.buyer))?.balanceFen ?? 0;
  const refundSn = await applied(server, token, orderNumber);
  expect((await act(server, refundSn, "accept")).data).toMatchObject({ returnMoneySts: 5 });
  expect((await walletOf(server, world.users.buyer))?.balanceFen).toBe(before + actualFen);
  const owedOnly = await onTerms(server, 1);
  const owedBefore = await usedFen();
  const other = await orderOf(owedOnly);
  const secondSn = await applied(server, token, owedOnly);
  expect((await act(server, secondSn, "accept")).data).toMatchObject({ returnMoneySts: 5 });
  expect(await usedFen()).toBe(owedBefore - other.actualFen);
  expect((await walletOf(server, world.users.buyer))?.balanceFen).toBe(before + actualFen);
  await holds();
});

test("of a hundred spends at once a line pays what it can, and is never above its limit", async () => {
  const line = { enterpriseId: world.enterprises.first, shopId: world.shops.own };
  const used = await usedFen(line.shopId);
  await openLine(server, used + 3_700, line.shopId);
  const now = server.clock.now();
  const spend = (nth: number) =>
    server.database.db.transaction((tx) => {
      const owed = { userId: world.users.buyer, orderNumber: `T${nth}`, changeFen: fen(100), dueAt: now };
      return spendCredit(tx, line, [owed], now);
    });
  const done = await Promise.all(Array.from({ length: 100 }, (_, nth) => spend(nth)));
  expect(done.filter(Boolean)).toHaveLength(37);
  expect(await usedFen(line.shopId)).toBe(used + 3_700);
});

test("of eight orders paid at once as many are taken as the line is for", async () => {
  await setStock(server, helmet.skuId, 1_000);
  const numbers: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) numbers.push(await buyNow(server, token, helmet, 1));
  const { actualFen } = await orderOf(numbers[0] ?? "");
  await openLine(server, (await usedFen()) + actualFen * 3);
  const before = await usedFen();
  const paid = await Promise.all(numbers.map((one) => payOnTerms(server, token, one)));
  expect(paid.filter(({ success }) => success)).toHaveLength(3);
  expect(await usedFen()).toBe(before + actualFen * 3);
});
