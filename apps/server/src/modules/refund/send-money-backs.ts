/**
 * Asks providers to give money back, once the refund that comes to it is committed and outside any transaction: one that is
 * slow or away holds no lock. One is claimed by moving its next try on, asked for, and ticked off; what failed is tried
 * again, with the same numbers and never given up.
 */
import { refundLimits } from "@tradehall/mall-rules/limits";
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { moneyBacks, payments } from "#server/db/schema/index.ts";
import { askProvider, isAccount, payMethodOf } from "#server/pay-methods/index.ts";

type MoneyBack = typeof moneyBacks.$inferSelect;

const aTurn = 50;
const longestWaitMinutes = refundLimits.moneyBackRetryMs / 60_000;

const isUnsent = isNull(moneyBacks.sentAt);

/** Refunds whose money no provider has taken on yet. */
export const unsentRefunds = (db: Database) =>
  db.select({ refundSn: moneyBacks.refundSn }).from(moneyBacks).where(isUnsent);

export const hasUnsentMoney = async (db: Database, refundSn: string): Promise<boolean> =>
  (await db.$count(moneyBacks, and(eq(moneyBacks.refundSn, refundSn), isUnsent))) > 0;

/** What a provider has reported has been taken on, whether its answer came or not. */
export async function markSent(db: Database, which: SQL, at: Date): Promise<void> {
  await db.update(moneyBacks).set({ sentAt: at }).where(and(which, isUnsent));
}

/** The next that is due; no other process takes it before its next try. */
async function claim(db: Database, now: Date, which: SQL | undefined): Promise<MoneyBack | undefined> {
  const next = db
    .select({ id: moneyBacks.id })
    .from(moneyBacks)
    .where(and(which, isUnsent, lte(moneyBacks.tryAt, now)))
    .orderBy(asc(moneyBacks.tryAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const minutes = sql`least(power(2, least(${moneyBacks.tries}, 20)), ${longestWaitMinutes}::int)`;
  const [claimed] = await db
    .update(moneyBacks)
    .set({
      tries: sql`${moneyBacks.tries} + 1`,
      tryAt: sql`${now.toISOString()}::timestamptz + interval '1 minute' * ${minutes}`,
    })
    .where(inArray(moneyBacks.id, next))
    .returning();
  return claimed;
}

async function send(db: Database, { id, refundSn, payNo, amountFen }: MoneyBack, at: Date): Promise<void> {
  const [payment] = await db
    .select({ payType: payments.payType })
    .from(payments)
    .where(eq(payments.payNo, payNo));
  const method = payment && payMethodOf(payment.payType);
  if (!method || isAccount(method)) throw new Error(`no provider gives back what was paid by ${payNo}`);
  await askProvider(db, (signal) => method.giveBack({ refundSn, payNo, amountFen, at }, signal));
  await markSent(db, eq(moneyBacks.id, id), at);
}

/** Sends what is due of `which`; one that fails keeps none after it waiting. Throws the first fault in the end. */
export async function sendMoneyBacks(db: Database, now: Date, which?: SQL): Promise<void> {
  const errors: unknown[] = [];
  for (let nth = 0; nth < aTurn; nth += 1) {
    const due = await claim(db, now, which);
    if (!due) break;
    await send(db, due, now).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

/** At once after what came to it; where the provider fails the job tries again, and says so in the log. */
export const sendAtOnce = (db: Database, now: Date, which: SQL): Promise<void> =>
  sendMoneyBacks(db, now, which).catch(() => undefined);
