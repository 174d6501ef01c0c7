/** Payment providers are asked between transactions: what they are asked about is not locked meanwhile. */
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { moneyBacks, orders, payments, refunds, users } from "#server/db/schema/index.ts";
import { sendMoney } from "#server/jobs/send-money.ts";
import { sweepRefunds } from "#server/jobs/sweep.ts";
import { buyNow, openPayment, pay, scanToPay } from "#server/testing/purchase.ts";
import { act, applied, refundOf } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { askProvider } from "./ask-provider.ts";
import { sandboxWechat } from "./sandbox-wechat.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
});
afterEach(() => vi.restoreAllMocks());

/** Another connection takes every lock of the trade at once, which it gets only where no transaction holds one. */
const lockAll = ({ db }: OpenedDatabase) =>
  db.transaction(async (tx) => {
    for (const table of [users, orders, refunds, payments, moneyBacks])
      await tx.select().from(table).for("update", { noWait: true });
  });

const away = () => Promise.reject(new Error("the provider is away"));
const orderNumbersOf = async () => ({ orderNumber: await buyNow(server, token, helmet, 1) });
const sentOf = (refundSn: string) =>
  server.database.db.select().from(moneyBacks).where(eq(moneyBacks.refundSn, refundSn));

async function refunding(): Promise<string> {
  const { orderNumber } = await orderNumbersOf();
  await pay(server, token, orderNumber);
  return applied(server, token, orderNumber);
}

test("an attempt is opened, and money asked back, while nothing is locked", async () => {
  const open = vi.spyOn(sandboxWechat, "open").mockImplementation(async ({ payNo }) => {
    await lockAll(server.database);
    // What is asked about is written already, and another reader sees it.
    expect(await server.database.db.$count(payments, eq(payments.payNo, payNo))).toBe(1);
    return { qrText: `code of ${payNo}` };
  });
  const giveBack = vi.spyOn(sandboxWechat, "giveBack").mockImplementation(() => lockAll(server.database));
  const { orderNumber } = await orderNumbersOf();
  const keyed = { token, headers: { "idempotency-key": "open" } };
  const body = { orderNumbers: orderNumber, payType: 3 } as const;
  const { data } = await server.call(payOrders, { body }, keyed);
  expect(data).toMatchObject({ status: "waiting", qrText: `code of ${data.payNo}` });
  // A repeat gets the same code, which is not opened again.
  expect((await server.call(payOrders, { body }, keyed)).data).toEqual(data);
  expect(open).toHaveBeenCalledTimes(1);
  await scanToPay(server, data.payNo);
  const refundSn = await applied(server, token, orderNumber);
  expect(await act(server, refundSn, "accept")).toMatchObject({ success: true });
  expect(giveBack).toHaveBeenCalledTimes(1);
  expect(await sentOf(refundSn)).toMatchObject([{ payNo: data.payNo, tries: 1, sentAt: expect.any(Date) }]);
});

test("a provider within a transaction is a fault of the program", async () => {
  const asking = server.database.db.transaction((tx) => askProvider(tx, async () => "asked"));
  await expect(asking).rejects.toThrow("within a transaction");
});

test("a provider that fails does not keep a buyer from paying: the same call opens the same attempt, another one a new one", async () => {
  const open = vi.spyOn(sandboxWechat, "open").mockImplementationOnce(away).mockImplementationOnce(away);
  const { orderNumber } = await orderNumbersOf();
  const keyed = { token, headers: { "idempotency-key": "failing" } };
  const body = { orderNumbers: orderNumber, payType: 3 } as const;
  const failed = await server.call(payOrders, { body }, keyed);
  expect(failed).toMatchObject({ code: "A00016", status: 503 });
  const again = await server.call(payOrders, { body }, { ...keyed, headers: { "idempotency-key": "other" } });
  expect(again.code).toBe("A00016");
  const { data } = await server.call(
    payOrders,
    { body },
    { ...keyed, headers: { "idempotency-key": "other" } },
  );
  const [, second, third] = open.mock.calls.map(([{ payNo }]) => payNo);
  expect(second).toBe(third);
  expect(data).toMatchObject({ payNo: third, status: "waiting" });
  expect(data.qrText).toContain(data.payNo);
  // The first one was closed by the second.
  expect((await server.call(payOrders, { body }, keyed)).data).toMatchObject({
    status: "closed",
    qrText: "",
  });
  expect((await openPayment(server, token, orderNumber, 2)).data.qrText).not.toBe("");
});

test("a provider that says nothing is not waited for for ever", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    expect(ms).toBe(orderLimits.providerMs);
    const ending = new AbortController();
    setImmediate(() => ending.abort(new Error("silent")));
    return ending.signal;
  });
  await expect(askProvider(server.database.db, () => new Promise(() => undefined))).rejects.toMatchObject({
    code: "A00016",
  });
});

test("money that could not be asked back is asked again with the same number, once, and never counts as paid before", async () => {
  const giveBack = vi.spyOn(sandboxWechat, "giveBack").mockImplementation(away);
  const refundSn = await refunding();
  expect(await act(server, refundSn, "accept")).toMatchObject({ success: true, data: { returnMoneySts: 4 } });
  await expect(sendMoney(server)).resolves.toBeUndefined();
  // Its turn has not come yet; days without the provider give no buyer money that was not sent.
  expect(giveBack).toHaveBeenCalledTimes(1);
  await server.clock.advance(3 * 86_400_000);
  await sweepRefunds(server);
  token = await server.signIn(world.users.buyer);
  expect((await refundOf(server, token, refundSn)).returnMoneySts).toBe(4);
  await expect(sendMoney(server)).rejects.toMatchObject({ code: "A00016" });
  giveBack.mockRestore();
  const asked = vi.spyOn(sandboxWechat, "giveBack");
  await server.clock.advance(3_600_000);
  // Two processes at once.
  await Promise.all([sendMoney(server), sendMoney(server)]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ refundSn });
  await server.clock.advance(3_600_000);
  await sendMoney(server);
  expect(asked).toHaveBeenCalledTimes(1);
  await sweepRefunds(server);
  expect((await refundOf(server, token, refundSn)).returnMoneySts).toBe(5);
});

test("a provider whose answer was lost reports the money, which is then not asked for again", async () => {
  const asked = vi.spyOn(sandboxWechat, "giveBack").mockImplementationOnce(away);
  const refundSn = await refunding();
  await act(server, refundSn, "accept");
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await act(server, refundSn, "payBack")).toMatchObject({ data: { returnMoneySts: 5 } });
  await server.clock.advance(3_600_000);
  await sendMoney(server);
  expect(asked).toHaveBeenCalledTimes(1);
});
