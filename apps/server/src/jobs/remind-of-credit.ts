/** Tells an enterprise's administrator that an order on terms is due soon, and that it is overdue; each once. */
import { creditLimits } from "@tradehall/mall-rules/limits";
import { fenToYuan, thousands } from "@tradehall/mall-rules/money";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { creditLedger } from "../db/schema/index.ts";
import { notifyOfCredit } from "../modules/credit/notify-of-credit.ts";
import { owedOrders } from "../modules/credit/owed-orders.ts";
import type { Job } from "./jobs.ts";

const aTurn = 200;
/** What was told of an order: nothing, that it is due soon, that it is overdue. */
const told = { dueSoon: 1, overdue: 2 } as const;

export const remindOfCredit: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const soon = new Date(now.getTime() + creditLimits.remindMs);
  const isUntold = or(
    and(eq(creditLedger.told, 0), lte(creditLedger.dueAt, soon)),
    and(lt(creditLedger.told, told.overdue), lt(creditLedger.dueAt, now)),
  );
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: creditLedger.id, orderNumber: creditLedger.orderNumber })
      .from(creditLedger)
      .where(and(sql`${creditLedger.dueAt} is not null`, isUntold))
      .orderBy(asc(creditLedger.id))
      .limit(aTurn)
      .for("update", { skipLocked: true });
    if (due.length === 0) return;
    const numbers = due.map(({ orderNumber }) => orderNumber);
    // What was paid back meanwhile is reminded of no more.
    for (const one of await owedOrders(tx, inArray(creditLedger.orderNumber, numbers)))
      await notifyOfCredit(tx, one, one.dueAt < now ? "creditOverdue" : "creditDueSoon", now, {
        ...{ orderNumber: one.orderNumber, amount: thousands(fenToYuan(one.owedFen)) },
        day: chinaDate(one.dueAt),
      });
    const isOverdue = sql`case when ${creditLedger.dueAt} < ${now.toISOString()}::timestamptz then ${told.overdue}::int else ${told.dueSoon}::int end`;
    const ids = due.map(({ id }) => id);
    await tx.update(creditLedger).set({ told: isOverdue }).where(inArray(creditLedger.id, ids));
  });
};
