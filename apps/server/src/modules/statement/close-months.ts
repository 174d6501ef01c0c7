/** Writes the months that are over, once: the first read of a statement does it, or the job. */
import { statementLimits } from "@tradehall/mall-rules/limits";
import {
  closingOwed,
  noSums,
  openMonth,
  periodOf,
  withLine,
} from "@tradehall/mall-rules/states/payment/statement";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { lockName } from "#server/db/name-lock.ts";
import { needOwnTransactions } from "#server/db/own-transactions.ts";
import {
  creditLedger,
  enterprises,
  orders,
  refunds,
  statementLines,
  statements,
} from "#server/db/schema/index.ts";
import { notifyAccount } from "#server/modules/message/notify-account.ts";
import { monthLines, monthsWithEntries, owedBefore } from "./month-lines.ts";
import { type Scope, statementsOf, wholeOf } from "./scope.ts";

/** Rows written by one statement, far below the most that a message of PostgreSQL takes. */
const rowsAtOnce = 1_000;

async function closeMonth(tx: Database, scope: Scope, month: string, closedAt: Date): Promise<void> {
  const period = periodOf(month);
  const lines = await monthLines(tx, scope, period);
  const openingOwedFen = await owedBefore(tx, scope, period.from);
  const sums = lines.reduce(withLine, noSums);
  const { enterpriseId, userId } = scope;
  const [written] = await tx
    .insert(statements)
    .values({
      ...{ enterpriseId, userId, month, closedAt, openingOwedFen, lineCount: sums.count },
      ...{ paidFen: sums.paid, givenBackFen: sums.givenBack, owedFen: sums.owed },
      ...{ reducedFen: sums.reduced, repaidFen: sums.repaid },
      closingOwedFen: closingOwed(openingOwedFen, sums),
    })
    .returning({ id: statements.id });
  const statementId = written?.id ?? 0;
  for (let first = 0; first < lines.length; first += rowsAtOnce)
    await tx
      .insert(statementLines)
      .values(lines.slice(first, first + rowsAtOnce).map(({ id: _, ...line }) => ({ ...line, statementId })));
  const [enterprise] = await tx.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  const values = { enterprise: enterprise?.name ?? "", month };
  await notifyAccount(tx, enterprise?.adminUserId ?? userId, "statementClosed", closedAt, values);
}

/** Closes every month of the owner that is over and has not been closed, the oldest first. */
export async function closeMonths(db: Database, anyScope: Scope, now: Date): Promise<void> {
  needOwnTransactions(db);
  const scope = wholeOf(anyScope);
  const { from: boundary } = periodOf(openMonth(now));
  const newest = async (tx: Database) => {
    const [row] = await tx
      .select({ month: statements.month })
      .from(statements)
      .where(statementsOf(scope))
      .orderBy(desc(statements.month))
      .limit(1);
    return row ? periodOf(row.month).to : new Date(0);
  };
  const from = await newest(db);
  if (from >= boundary) return;
  const due = await monthsWithEntries(db, scope, { from, to: boundary });
  for (const month of due)
    await db.transaction(async (tx) => {
      await lockName(tx, `statement ${scope.enterpriseId} ${scope.userId}`);
      // Another process may have been faster.
      if (periodOf(month).from < (await newest(tx))) return;
      const closedAt = new Date(periodOf(month).to.getTime() + statementLimits.closesAfterMs);
      await closeMonth(tx, scope, month, closedAt);
    });
}

/**
 * Enterprises with something between their newest statement and `to`, by a condition of the job: a payment, a change of what is
 * owed, or a refund. A month of repayments alone has a statement, too, and one that the job missed is closed later.
 */
export function hasMonthsToClose(to: Date) {
  const end = sql`${to.toISOString()}::timestamptz`;
  const begin = sql`coalesce((select ((max(s.month) || '-01')::timestamp + interval '1 month') at time zone 'Asia/Shanghai'
    from ${statements} s where s.enterprise_id = ${enterprises.id}), '-infinity')`;
  const within = (moment: SQL) => sql`${moment} >= ${begin} and ${moment} < ${end}`;
  return sql`(exists (select 1 from ${orders} o where o.enterprise_id = ${enterprises.id} and o.actual_fen > 0
      and ${within(sql`o.paid_at`)})
    or exists (select 1 from ${creditLedger} c where c.enterprise_id = ${enterprises.id} and ${within(sql`c.created_at`)})
    or exists (select 1 from ${refunds} r join ${orders} o on o.order_number = r.order_number
      where o.enterprise_id = ${enterprises.id} and r.amount_fen > 0 and ${within(sql`r.paid_back_at`)})
    or exists (select 1 from ${orders} o where o.enterprise_id = ${enterprises.id} and o.deposit_fen > 0
      and o.created_at >= ${begin} - interval '1 day' and ${within(sql`o.deposit_paid_at`)}))`;
}
