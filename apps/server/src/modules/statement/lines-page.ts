/** A page of a month's lines: of a month that closed the database gives no others. */
import type { StatementSide } from "@tradehall/mall-rules/states/statement";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
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
