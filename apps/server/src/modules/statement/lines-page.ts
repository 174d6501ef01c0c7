/** A page of a month's lines: of a month that closed the database gives no others. */
import { setImmediate } from "node:timers/promises";
import type { StatementSide } from "@tradehall/mall-rules/states/payment/statement";
import { and, asc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { statementLines, statements } from "#server/db/schema/index.ts";
import type { MonthLine } from "./month-lines.ts";
import { isOfPart, statementOf } from "./read-statements.ts";
import { linesOfPerson, type Scope, statementsOf } from "./scope.ts";

/** The same as `isOfPart`, as a condition; a key that is no number names no shop, person or category. */
const ofPart: Record<StatementSide, (key: string, id: number) => SQL> = {
  shop: (_, id) => eq(statementLines.shopId, id),
  person: (_, id) => eq(statementLines.buyerId, id),
  costCentre: (key) => eq(statementLines.costCentre, key),
  category: (_, id) => sql`${statementLines.categories} @> ${JSON.stringify([{ id }])}::jsonb`,
};
const idOf = (key: string): number => (/^\d{1,15}$/.test(key) ? Number(key) : -1);

interface Wanted {
  month: string;
  by?: StatementSide | undefined;
  key: string;
  first: number;
  size: number;
}

export async function linesPage(
  db: Database,
  scope: Scope,
  { month, by, key, first, size }: Wanted,
  now: Date,
): Promise<{ lines: MonthLine[]; total: number }> {
  const closed = db
    .select({ id: statements.id })
    .from(statements)
    .where(and(statementsOf(scope), eq(statements.month, month)));
  const which = and(
    eq(statementLines.statementId, sql`(${closed})`),
    linesOfPerson(scope),
    by && ofPart[by](key, idOf(key)),
  );
  const total = await db.$count(statementLines, which);
  if (total > 0) {
    const rows = await db
      .select()
      .from(statementLines)
      .where(which)
      .orderBy(asc(statementLines.at), asc(statementLines.id))
      .limit(size)
      .offset(first);
    return { lines: rows.map(({ statementId: _, ...line }) => line), total };
  }
  const { lines } = await statementOf(db, scope, month, now);
  const wanted = by ? lines.filter((line) => isOfPart(line, by, key)) : lines;
  return { lines: wanted.slice(first, first + size), total: wanted.length };
}

/** Rows read at once, so that a file of a year takes the memory of so many. */
const rowsAtOnce = 500;

/** All lines of a month that closed, the oldest first. */
export async function* closedPages(
  db: Database,
  scope: Scope,
  statementId: number,
): AsyncGenerator<MonthLine[]> {
  for (let after: SQL | undefined; ; ) {
    const which = and(eq(statementLines.statementId, statementId), linesOfPerson(scope), after);
    const rows = await db
      .select()
      .from(statementLines)
      .where(which)
      .orderBy(asc(statementLines.at), asc(statementLines.id))
      .limit(rowsAtOnce);
    yield rows.map(({ statementId: _, ...line }) => line);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    // An embedded database answers before anything else has its turn.
    await setImmediate();
    const { at, id } = statementLines;
    after = or(gt(at, last.at), and(eq(at, last.at), gt(id, last.id)));
  }
}
