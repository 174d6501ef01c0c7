import { repayCredit } from "@tradehall/api-client/endpoints/payment/repayment/repay-credit";
import { fen } from "@tradehall/mall-rules/money";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { creditLedger } from "#server/db/schema/index.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import { lineOf, onTerms, repay, termsLine } from "#server/testing/credit.ts";
import { walletOf } from "#server/testing/purchase.ts";
import { act, applied } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { moveRepayment } from "./repayments.ts";

const server = testServer();
const { admin } = world.users;
const usedFen = async () => (await lineOf(server))?.usedFen ?? 0;
const balanceFen = async () => (await walletOf(server, admin))?.balanceFen ?? 0;
const move = (repaymentNo: string, event: "succeed" | "fail") =>
  moveRepayment(server.database.db, repaymentNo, event, server.clock.now());
const owedOf = async (orderNumber: string) =>
  (
    await server.database.db.select().from(creditLedger).where(eq(creditLedger.orderNumber, orderNumber))
  ).reduce((sum, { changeFen }) => sum + changeFen, 0);
const holds = async () => expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
const give = (amount: number) =>
  changeBalance(
    server.database.db,
    admin,
    { changeFen: fen(amount), source: "platform" },
    server.clock.now(),
  );

test("by balance: a part pays the oldest first, chosen orders as a whole, and never more than is owed", async () => {
  const first = await onTerms(server);
  await server.clock.advance(86_400_000);
  const second = await onTerms(server, 2);
  const used = await usedFen();
  await give(used + 1_000);
  const token = await server.signIn(admin);
  const had = await balanceFen();
  expect((await repay(server, token, { amount: "1.5" })).data).toMatchObject({
    status: "paid",
    amount: "1.50",
  });
  expect([await usedFen(), await balanceFen()]).toEqual([used - 150, had - 150]);
  const left = await owedOf(first);
  await repay(server, token, { orderNumbers: second });
  expect([await owedOf(first), await owedOf(second)]).toEqual([left, 0]);
  const over = await repay(server, token, { amount: String((left + 1) / 100) });
  expect(over).toMatchObject({ data: { fields: { amount: expect.stringContaining("还款金额应在") } } });
  await repay(server, token, { amount: String(left / 100) });
  expect(await usedFen()).toBe(0);
  expect(await repay(server, token, { amount: "1" })).toMatchObject({ msg: "没有待还账款" });
  await holds();
});

test("by code: what is owed no more when it comes goes into the balance", async () => {
  const orderNumber = await onTerms(server);
  const owed = await usedFen();
  const token = await server.signIn(admin);
  const amount = String(owed / 100);
  const { data } = await repay(server, token, { amount }, payTypes.wechatScan);
  expect(data).toMatchObject({ status: "waiting", qrText: expect.stringContaining(data.repaymentNo) });
  // The buyer's other attempts are closed; a refund may come between.
  const refundSn = await applied(server, await server.signIn(world.users.buyer), orderNumber);
  await act(server, refundSn, "accept");
  const had = await balanceFen();
  await move(data.repaymentNo, "succeed");
  await expect(move(data.repaymentNo, "succeed")).rejects.toThrow("payAlreadyDone");
  expect([await usedFen(), await balanceFen()]).toEqual([0, had + owed]);
  await holds();
});

test("another attempt closes the one before; a code that is over takes no money", async () => {
  await onTerms(server);
  const token = await server.signIn(admin);
  const first = (await repay(server, token, { amount: "1" }, payTypes.alipay)).data;
  const second = (await repay(server, token, { amount: "2" }, payTypes.alipay)).data;
  await expect(move(first.repaymentNo, "succeed")).rejects.toThrow("repaymentExpired");
  await server.clock.advance(10 * 60_000);
  await expect(move(second.repaymentNo, "succeed")).rejects.toThrow("repaymentExpired");
  await holds();
});

test("many answers of the provider at once count once", async () => {
  await onTerms(server);
  const token = await server.signIn(admin);
  const { repaymentNo } = (await repay(server, token, { amount: "1" }, payTypes.alipay)).data;
  const before = await usedFen();
  const moves = await Promise.allSettled(Array.from({ length: 10 }, () => move(repaymentNo, "succeed")));
  expect(moves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await usedFen()).toBe(before - 100);
});

test("two balances spent at once pay back no more than is owed", async () => {
  await onTerms(server);
  const owed = await usedFen();
  await give(owed * 2);
  const token = await server.signIn(admin);
  const amount = String(owed / 100);
  const answers = await Promise.all([repay(server, token, { amount }), repay(server, token, { amount })]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await usedFen()).toBe(0);
  await holds();
});

test("terms pay back no terms; too little in the balance is said; closed to visitors", async () => {
  await onTerms(server);
  const token = await server.signIn(admin);
  expect(await repay(server, token, { amount: "1" }, payTypes.accountTerms)).toMatchObject({
    msg: "不支持该支付方式",
  });
  await give(-(await balanceFen()));
  expect((await repay(server, token, { amount: "1" })).msg).toContain("余额不足");
  const body = { ...termsLine, amount: "1", payType: payTypes.balance };
  expect(await server.call(repayCredit, { body })).toMatchObject({ code: "A00004" });
});
