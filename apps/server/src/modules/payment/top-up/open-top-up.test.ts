import { getBalance } from "@tradehall/api-client/endpoints/payment/top-up/get-balance";
import { getTopUp } from "@tradehall/api-client/endpoints/payment/top-up/get-top-up";
import { openTopUp } from "@tradehall/api-client/endpoints/payment/top-up/open-top-up";
import { listBalanceChanges } from "@tradehall/api-client/endpoints/wallet/list-balance-changes";
import { balanceLimits, orderLimits } from "@tradehall/mall-rules/limits";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { balanceLedger, users } from "#server/db/schema/index.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { moveTopUp } from "./top-ups.ts";

const server = testServer();
const { buyer, other } = world.users;
const wechat = payTypes.wechatScan;

const open = (token: string, amount: string, payType: number = wechat) =>
  server.call(openTopUp, { body: { amount, payType: payType as typeof wechat } }, { token });
const statusOf = async (token: string, payNo: string) =>
  (await server.call(getTopUp, { query: { payNo } }, { token })).data?.status;
const balance = async (token: string) => (await server.call(getBalance, {}, { token })).data;
const move = (payNo: string, event: "scan" | "succeed" | "fail") =>
  moveTopUp(server.database.db, payNo, event, server.clock.now());

test("a code is opened, scanned and paid, and the balance grows by one entry", async () => {
  const token = await server.signIn(other);
  const before = await balance(token);
  const { data } = await open(token, "1000.5");
  expect(data).toMatchObject({ status: "waiting", amount: "1000.50", payType: wechat });
  expect(data.qrText).toContain(data.payNo);
  await move(data.payNo, "scan");
  expect(await statusOf(token, data.payNo)).toBe("scanned");
  expect(await balance(token)).toMatchObject({ balance: before.balance });
  await move(data.payNo, "succeed");
  expect(await statusOf(token, data.payNo)).toBe("paid");
  await expect(move(data.payNo, "succeed")).rejects.toThrow();
  expect(Number((await balance(token)).balance) - Number(before.balance)).toBeCloseTo(1000.5);
  const { data: ledger } = await server.call(listBalanceChanges, { query: { type: 1 } }, { token });
  expect(ledger.records[0]).toMatchObject({ source: "topUp", amount: "1000.50", payNo: data.payNo });
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

test.each(["0", "0.00", "100000.01", "1.005", "-5", "abc", ""])("refuses %j", async (amount) => {
  const answer = await open(await server.signIn(other), amount);
  expect(answer).toMatchObject({ success: false, code: "A00001" });
});

test("says the range at its field", async () => {
  const token = await server.signIn(other);
  expect((await open(token, "100000.01")).data).toMatchObject({
    fields: { amount: "充值金额应在 ¥0.01–¥100,000.00 之间" },
  });
});

test("a balance is no way to top itself up", async () => {
  expect(await open(await server.signIn(other), "10", payTypes.balance)).toMatchObject({
    msg: "不支持该支付方式",
  });
});

test("refuses beyond the ceiling and says how much is left", async () => {
  const token = await server.signIn(buyer);
  const [user] = await server.database.db.select().from(users).where(eq(users.id, buyer));
  const short = 50_00;
  const changeFen = (balanceLimits.maxFen - (user?.balanceFen ?? 0) - short) as never;
  await changeBalance(server.database.db, buyer, { changeFen, source: "platform" }, server.clock.now());
  expect(await balance(token)).toMatchObject({ room: "50.00" });
  expect((await open(token, "50.01")).msg).toContain("¥50.00");
  expect((await open(token, "50")).success).toBe(true);
});

test("another one closes the one before, which takes no money any more", async () => {
  const token = await server.signIn(other);
  const first = (await open(token, "20")).data.payNo;
  const second = (await open(token, "30")).data.payNo;
  expect(await statusOf(token, first)).toBe("closed");
  await expect(move(first, "succeed")).rejects.toThrow("topUpExpired");
  await move(second, "succeed");
});

test("a code that is over takes no money", async () => {
  const token = await server.signIn(other);
  const { payNo } = (await open(token, "20")).data;
  server.clock.advance(orderLimits.paymentQrMs + 1);
  expect(await statusOf(token, payNo)).toBe("expired");
  await expect(move(payNo, "succeed")).rejects.toThrow("topUpExpired");
});

test("many answers of the provider at once add it once", async () => {
  const token = await server.signIn(other);
  const { payNo } = (await open(token, "7")).data;
  const moves = await Promise.allSettled(Array.from({ length: 20 }, () => move(payNo, "succeed")));
  expect(moves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const added = and(eq(balanceLedger.payNo, payNo), eq(balanceLedger.source, "topUp"));
  expect(await server.database.db.$count(balanceLedger, added)).toBe(1);
});

test("belongs to one buyer, and is closed to visitors", async () => {
  const { payNo } = (await open(await server.signIn(other), "9")).data;
  const ask = { query: { payNo } };
  expect(await server.call(getTopUp, ask, { token: await server.signIn(buyer) })).toMatchObject({
    code: "A00001",
  });
  expect(await server.call(getTopUp, ask)).toMatchObject({ code: "A00004" });
  expect(await server.call(openTopUp, { body: { amount: "1.00", payType: wechat } })).toMatchObject({
    code: "A00004",
  });
});
