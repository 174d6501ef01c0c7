/** Orders and debts paid by bank: each way in which money can come, and what becomes of it. */
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { getTransfer } from "@tradehall/api-client/endpoints/payment/transfer/get-transfer";
import { sendProof } from "@tradehall/api-client/endpoints/payment/transfer/send-proof";
import { sandboxPay } from "@tradehall/api-client/endpoints/sandbox/payment/pay";
import { orderLimits, transferLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { bankReceipts, notifyLogs, orders } from "#server/db/schema/index.ts";
import { settleTransfers } from "#server/jobs/settle-transfers.ts";
import { sweepOrders, sweepPayments } from "#server/jobs/sweep.ts";
import { buyerOfEnterprise, onTerms, repay } from "#server/testing/credit.ts";
import { buyFromCart, buyNow, openPayment, scanToPay, walletOf } from "#server/testing/purchase.ts";
import { act, applied } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { moneyComes, payByBank, transferInfo } from "#server/testing/transfers.ts";
import { world } from "#server/testing/world.ts";

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
const balanceFen = async (userId: number = world.users.buyer) =>
  (await walletOf(server, userId))?.balanceFen ?? 0;
const lastMessage = async () => {
  const [row] = await server.database.db.select().from(notifyLogs).orderBy(desc(notifyLogs.id)).limit(1);
  return row;
};
const holds = async () => expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);

/** An order that waits for its money, and what it needs. */
async function awaited(count = 1) {
  const orderNumber = await buyNow(server, token, helmet, count);
  const { data } = await payByBank(server, token, orderNumber);
  return { orderNumber, ...(await transferInfo(server, token, data.payNo)) };
}
const less = (amount: string, by: number) => fenToYuan(fen(yuanToFen(amount as "1.00") + by));

test("an order waits seven days for its money, which pays it to the fen", async () => {
  const { orderNumber, payNo, reference, amount, ...transfer } = await awaited();
  expect(transfer).toMatchObject({ status: "waiting", received: "0.00", left: amount, excess: "balance" });
  const left = transfer.expiresAt - transfer.now;
  expect(Math.abs(left - transferLimits.arriveMs)).toBeLessThan(dayMs);
  expect((await orderOf(orderNumber)).deadlineAt?.getTime()).toBe(transfer.expiresAt);
  // Choosing the bank again keeps the reference; the cashier knows of it.
  expect((await payByBank(server, token, orderNumber)).data.payNo).toBe(payNo);
  const info = await server.call(getPayInfo, { query: { orderNumbers: orderNumber } }, { token });
  expect(info.data).toMatchObject({ transferPayNo: payNo });
  expect(info.data.payTypes).toContainEqual({ payType: payTypes.bankTransfer, canUse: 1 });
  await server.clock.advance(6 * dayMs);
  token = await buyerOfEnterprise(server);
  expect(await moneyComes(server, amount, `货款 ${reference.toLowerCase()}`)).toMatchObject({
    outcome: "exact",
  });
  const status = await server.call(getPayStatus, { query: { payNo } }, { token });
  expect(status.data).toMatchObject({ status: "paid" });
  expect(await orderOf(orderNumber)).toMatchObject({ status: orderStatuses.paid, payType: 21, payNo });
  expect(await transferInfo(server, token, payNo)).toMatchObject({ received: amount, left: "0.00" });
  await holds();
});

test("too little is held and told of until the rest comes; too much goes into the balance", async () => {
  const { orderNumber, payNo, reference, amount } = await awaited();
  const had = await balanceFen();
  expect(await moneyComes(server, less(amount, -1), reference)).toMatchObject({ outcome: "short" });
  expect(await lastMessage()).toMatchObject({
    event: "moneyShort",
    values: expect.objectContaining({ left: "0.01" }),
    link: `/weixin-pay?orderNumbers=${orderNumber}&payNo=${payNo}`,
  });
  expect((await orderOf(orderNumber)).status).toBe(orderStatuses.unpaid);
  await holds();
  expect(await moneyComes(server, "10.01", reference)).toMatchObject({ outcome: "over", toBalance: "10.00" });
  expect((await orderOf(orderNumber)).status).toBe(orderStatuses.paid);
  expect(await balanceFen()).toBe(had + 1_000);
  // The same money once more.
  expect(await moneyComes(server, amount, reference)).toMatchObject({ outcome: "twice", toBalance: amount });
  expect(await lastMessage()).toMatchObject({ event: "moneyToBalance", link: "/user-center/uc-balance" });
  await holds();
});

test("too much goes back to the paying account where the buyer wants that", async () => {
  const { payNo, reference, amount } = await awaited();
  const had = await balanceFen();
  const body = { payNo, payer: " 上海拓远机电设备有限公司 ", excess: "payer" };
  const sent = await server.call(sendProof, { body }, { token });
  expect(sent.data).toMatchObject({ payer: "上海拓远机电设备有限公司", excess: "payer", proofs: "" });
  const over = await moneyComes(server, less(amount, 500), reference);
  expect(over).toMatchObject({ outcome: "over", toBalance: "0.00", returned: "5.00" });
  expect(await balanceFen()).toBe(had);
  expect(await lastMessage()).toMatchObject({ event: "moneyReturned" });
  expect(await server.call(sendProof, { body }, { token })).toMatchObject({
    msg: "该转账已结束，请刷新后查看",
  });
  await holds();
});

test("money that comes too late, and what was held of too little, goes into the balance", async () => {
  const { orderNumber, payNo, reference, amount } = await awaited();
  const had = await balanceFen();
  await moneyComes(server, "1", reference);
  await server.clock.advance(transferLimits.arriveMs);
  await sweepOrders(server);
  await sweepPayments(server);
  token = await buyerOfEnterprise(server);
  expect((await orderOf(orderNumber)).status).toBe(orderStatuses.canceled);
  await settleTransfers(server);
  expect(await balanceFen()).toBe(had + 100);
  expect(await moneyComes(server, amount, reference)).toMatchObject({ outcome: "late", toBalance: amount });
  expect(await balanceFen()).toBe(had + 100 + yuanToFen(amount));
  expect(await transferInfo(server, token, payNo)).toMatchObject({ receipts: [{ outcome: "late" }, {}] });
  await holds();
});

test("another way closes the transfer, gives what was held and waits half an hour", async () => {
  const { orderNumber, payNo, reference } = await awaited();
  const had = await balanceFen();
  await moneyComes(server, "1", reference);
  const { data } = await openPayment(server, token, orderNumber);
  const { deadlineAt } = await orderOf(orderNumber);
  expect((deadlineAt?.getTime() ?? 0) - server.clock.now().getTime()).toBeLessThanOrEqual(
    orderLimits.unpaidMs,
  );
  expect(await transferInfo(server, token, payNo)).toMatchObject({ status: "closed" });
  await settleTransfers(server);
  expect(await balanceFen()).toBe(had + 100);
  await scanToPay(server, data.payNo);
  await holds();
  // The bank chosen once more for another order holds no longer than from the first time.
  const again = await awaited();
  await openPayment(server, token, again.orderNumber);
  await server.clock.advance(60_000);
  const second = await payByBank(server, token, again.orderNumber);
  expect(second.data.payNo).not.toBe(again.payNo);
  expect(second.data.expiresAt).toBe(again.expiresAt);
});

test("several orders are one transfer; one that is canceled ends it", async () => {
  const numbers = await buyFromCart(server, token, [
    [helmet, 1],
    [screwM6, 10],
  ]);
  const { data } = await payByBank(server, token, numbers.join(","));
  const { reference, amount } = await transferInfo(server, token, data.payNo);
  const had = await balanceFen();
  const [first = "", second = ""] = numbers;
  await server.call(cancelOrder, { params: { orderNumber: first }, body: { reason: "不想买了" } }, { token });
  expect(await moneyComes(server, amount, reference)).toMatchObject({ outcome: "late", toBalance: amount });
  expect(await balanceFen()).toBe(had + yuanToFen(amount));
  expect((await orderOf(second)).status).toBe(orderStatuses.unpaid);
  await holds();
});

test("what is owed is paid back by bank, also where a refund lessened it meanwhile", async () => {
  const orderNumber = await onTerms(server);
  const admin = await server.signIn(world.users.admin);
  const { actualFen } = await orderOf(orderNumber);
  const { data } = await repay(server, admin, { amount: fenToYuan(actualFen) }, payTypes.bankTransfer);
  expect(data).toMatchObject({ status: "waiting", payType: payTypes.bankTransfer });
  const transfer = await transferInfo(server, admin, data.repaymentNo);
  expect(transfer).toMatchObject({ orderNumbers: "", shopName: expect.stringMatching(/./) });
  const refundSn = await applied(server, await buyerOfEnterprise(server), orderNumber);
  await act(server, refundSn, "accept");
  const had = await balanceFen(world.users.admin);
  expect(await moneyComes(server, transfer.amount, transfer.reference)).toMatchObject({ outcome: "exact" });
  // Nothing was owed any more: what was paid back is in the balance.
  expect(await balanceFen(world.users.admin)).toBe(had + actualFen);
  await holds();
});

test("a refund of what was paid by bank is asked of the bank", async () => {
  const { orderNumber, reference, amount } = await awaited();
  await moneyComes(server, amount, reference);
  const refundSn = await applied(server, token, orderNumber);
  expect(await act(server, refundSn, "accept")).toMatchObject({ success: true });
  await holds();
});

test("of ten receipts at once one pays and the others are in the balance", async () => {
  const { orderNumber, reference, amount } = await awaited();
  const had = await balanceFen();
  await Promise.all(Array.from({ length: 10 }, () => moneyComes(server, amount, reference)));
  expect((await orderOf(orderNumber)).status).toBe(orderStatuses.paid);
  expect(await balanceFen()).toBe(had + 9 * yuanToFen(amount));
  await holds();
});

test("money and cancelling at once: it pays, or it is in the balance", async () => {
  for (let round = 0; round < 5; round++) {
    const { orderNumber, reference, amount } = await awaited();
    const had = await balanceFen();
    await Promise.all([
      moneyComes(server, amount, reference),
      server.call(cancelOrder, { params: { orderNumber }, body: { reason: "不想买了" } }, { token }),
    ]);
    await settleTransfers(server);
    const isPaid = (await orderOf(orderNumber)).status === orderStatuses.paid;
    expect(await balanceFen()).toBe(isPaid ? had : had + yuanToFen(amount));
  }
  await holds();
});

test("money that was written and not settled is settled by the job", async () => {
  const { orderNumber, payNo, reference, amount } = await awaited();
  await server.database.db.insert(bankReceipts).values({
    ...{ amountFen: yuanToFen(amount), text: reference, payer: "", payNo },
    createdAt: server.clock.now(),
  });
  await settleTransfers(server);
  expect((await orderOf(orderNumber)).status).toBe(orderStatuses.paid);
  await holds();
});

test("is for ordinary orders of enterprises, so many at a time, and of its buyer alone", async () => {
  const { payNo } = await awaited();
  const other = await server.signIn(world.users.other);
  for (const reader of [other, await server.signIn(world.users.admin)])
    expect(await server.call(getTransfer, { query: { payNo } }, { token: reader })).toMatchObject({
      code: "A00001",
    });
  expect(await server.call(getTransfer, { query: { payNo } })).toMatchObject({ code: "A00004" });
  // A phone does not pay what the bank brings.
  expect(await server.call(sandboxPay, { body: { payNo, result: "success" } })).toMatchObject({
    code: "A00001",
  });
  let orderNumber = "";
  let answer: Awaited<ReturnType<typeof payByBank>>;
  let opened = 0;
  // Those of the tests before count, too.
  do {
    orderNumber = await buyNow(server, token, helmet);
    answer = await payByBank(server, token, orderNumber);
    opened += 1;
  } while (answer.success && opened < transferLimits.open);
  expect(answer.msg).toContain(`最多 ${transferLimits.open} 笔`);
  expect((await orderOf(orderNumber)).deadlineAt?.getTime()).toBeLessThan(
    server.clock.now().getTime() + dayMs,
  );
});
