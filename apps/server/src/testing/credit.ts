/** Account terms step by step, for tests that begin with a line or with something owed. */
import { requestCredit } from "@tradehall/api-client/endpoints/credit/request-credit";
import { repayCredit } from "@tradehall/api-client/endpoints/payment/repayment/repay-credit";
import { sandboxReviewCredit } from "@tradehall/api-client/endpoints/sandbox/credit/review-credit";
import { fen } from "@tradehall/mall-rules/money";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { and, eq } from "drizzle-orm";
import { creditLedger, creditLines, creditRepayments, users } from "../db/schema/index.ts";
import { spendCredit } from "../modules/credit/change-credit.ts";
import { ownEnterprise } from "./enterprises.ts";
import { buyNow, openPayment } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";
import { helmet } from "./trade.ts";
import { world } from "./world.ts";

/** The shop of the helmet. */
export const termsShop = world.shops.dealer;
export const termsLine = { enterpriseId: ownEnterprise, shopId: termsShop };

export const askForCredit = (server: TestServer, token: string | undefined, more: object = {}) =>
  server.call(
    requestCredit,
    { body: { ...termsLine, amount: "50000", note: "月结 30 天", ...more } },
    { token },
  );

export const reviewCredit = (server: TestServer, event: "grant" | "refuse" | "stop", more: object = {}) =>
  server.call(sandboxReviewCredit, {
    body: { ...termsLine, event, ...(event === "grant" ? {} : { reason: "资料不完整" }), ...more },
  });

/** A line that is open, of so much. */
export async function openLine(
  server: TestServer,
  limitFen = 5_000_000,
  shopId: number = termsShop,
): Promise<void> {
  const line = { enterpriseId: ownEnterprise, shopId };
  const facts = { state: "open" as const, limitFen: fen(limitFen), termDays: 30 };
  await server.database.db
    .insert(creditLines)
    .values({
      ...{ ...line, ...facts, requestedBy: world.users.admin, requestedFen: fen(limitFen) },
      createdAt: server.clock.now(),
    })
    .onConflictDoUpdate({ target: [creditLines.enterpriseId, creditLines.shopId], set: facts });
}

/** A session of a member that buys for `ownEnterprise`. */
export async function buyerOfEnterprise(
  server: TestServer,
  userId: number = world.users.buyer,
): Promise<string> {
  const { db } = server.database;
  await db.update(users).set({ currentEnterpriseId: ownEnterprise }).where(eq(users.id, userId));
  return server.signIn(userId);
}

export const payOnTerms = (server: TestServer, token: string, orderNumbers: string) =>
  openPayment(server, token, orderNumbers, payTypes.accountTerms);

/** An open line, and an order of the helmet's shop on it; answers its number. */
export async function onTerms(server: TestServer, count = 1): Promise<string> {
  await openLine(server);
  const token = await buyerOfEnterprise(server);
  const orderNumber = await buyNow(server, token, helmet, count);
  const paid = await payOnTerms(server, token, orderNumber);
  if (!paid.success) throw new Error(`not on terms: ${paid.msg}`);
  return orderNumber;
}

export const repay = (server: TestServer, token: string, more: object, payType: number = payTypes.balance) =>
  server.call(repayCredit, { body: { ...termsLine, payType: payType as 9, ...more } }, { token });

export async function lineOf(server: TestServer, shopId: number = termsShop) {
  const which = and(eq(creditLines.enterpriseId, ownEnterprise), eq(creditLines.shopId, shopId));
  const [line] = await server.database.db.select().from(creditLines).where(which);
  return line;
}

/** An open line with something owed that no order is of. */
export async function owing(server: TestServer): Promise<void> {
  await openLine(server);
  const now = server.clock.now();
  const owed = { userId: world.users.buyer, orderNumber: "T1", changeFen: fen(100), dueAt: now };
  await spendCredit(server.database.db, termsLine, [owed], now);
}

/** As if nothing was ever asked for. */
export async function clearCredit(server: TestServer): Promise<void> {
  const { db } = server.database;
  await db.delete(creditLedger);
  await db.delete(creditRepayments);
  await db.delete(creditLines);
}
