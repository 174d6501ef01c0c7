/** Statements as they are read: those that closed as they were written, the running month as it is now. */
import type { StatementHead, StatementPart } from "@tradehall/api-client/models/statement";
import { statementLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen, fenToYuan } from "@tradehall/mall-rules/money";
import {
  closingOwed,
  noSums,
  openMonth,
  periodOf,
  type StatementSide,
  type StatementSums,
  withLine,
} from "@tradehall/mall-rules/states/payment/statement";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { statementWords } from "@tradehall/mall-rules/words/statements";
import { and, asc, desc, eq, sql, sum } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { statementLines, statements, users } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";
import { type MonthLine, monthLines, owedBefore } from "./month-lines.ts";
import { linesOfPerson, type Scope, statementsOf } from "./scope.ts";

type StatementRow = typeof statements.$inferSelect;

const yuanSums = ({ count, ...amounts }: StatementSums) => ({
  count,
  paid: fenToYuan(amounts.paid),
  givenBack: fenToYuan(amounts.givenBack),
  owed: fenToYuan(amounts.owed),
  reduced: fenToYuan(amounts.reduced),
  repaid: fenToYuan(amounts.repaid),
});

export function headOf(
  month: string,
  row: (StatementRow & { confirmedName?: string | null }) | undefined,
  opening: Fen,
  sums: StatementSums,
): StatementHead {
  return {
    month,
    state: row ? (row.confirmedAt ? "confirmed" : "closed") : "running",
    openingOwed: fenToYuan(opening),
    closingOwed: fenToYuan(closingOwed(opening, sums)),
    ...yuanSums(sums),
    closeTime: row ? chinaTime(row.closedAt) : null,
    confirmTime: row?.confirmedAt ? chinaTime(row.confirmedAt) : null,
    confirmedBy: row?.confirmedName ?? "",
  };
}

const closedSums = (row: StatementRow): StatementSums => ({
  ...{ paid: row.paidFen, givenBack: row.givenBackFen, owed: row.owedFen },
  ...{ reduced: row.reducedFen, repaid: row.repaidFen, count: row.lineCount },
});

/** A month that closed, with the name of who confirmed it. */
export async function closedRow(db: Database, scope: Scope, month: string) {
  const [row] = await db
    .select({ statement: statements, confirmedName: users.nickName })
    .from(statements)
    .leftJoin(users, eq(users.id, statements.confirmedBy))
    .where(and(statementsOf(scope), eq(statements.month, month)));
  return row && { ...row.statement, confirmedName: row.confirmedName };
}

/** A month of the scope with its lines; refuses one in which nothing happened. */
export async function statementOf(db: Database, scope: Scope, month: string, now: Date) {
  const row = await closedRow(db, scope, month);
  if (!row && month < openMonth(now)) refuse("statementMissing");
  const period = periodOf(month);
  const lines = row ? await closedLines(db, row.id, scope) : await monthLines(db, scope, period);
  const isWhole = scope.onlyOf === undefined;
  const opening = row && isWhole ? row.openingOwedFen : await owedBefore(db, scope, period.from);
  if (lines.length === 0 && opening === 0) refuse("statementMissing");
  return { lines, row, head: headOf(month, row, opening, lines.reduce(withLine, noSums)) };
}

async function closedLines(db: Database, statementId: number, scope: Scope): Promise<MonthLine[]> {
  const rows = await db
    .select()
    .from(statementLines)
    .where(and(eq(statementLines.statementId, statementId), linesOfPerson(scope)))
    .orderBy(asc(statementLines.at), asc(statementLines.id));
  return rows.map(({ statementId: _, ...line }) => line);
}

/** Months that closed, the newest first; what a member ordered of each. */
async function closedHeads(db: Database, scope: Scope): Promise<StatementHead[]> {
  const rows = await db
    .select({ statement: statements, confirmedName: users.nickName })
    .from(statements)
    .leftJoin(users, eq(users.id, statements.confirmedBy))
    .where(statementsOf(scope))
    .orderBy(desc(statements.month))
    .limit(statementLimits.months);
  if (scope.onlyOf === undefined)
    return rows.map(({ statement, confirmedName }) =>
      headOf(
        statement.month,
        { ...statement, confirmedName },
        statement.openingOwedFen,
        closedSums(statement),
      ),
    );
  const own = await db
    .select({
      month: statements.month,
      kind: statementLines.kind,
      fen: sum(statementLines.amountFen).mapWith(Number),
      count: sql<number>`count(*)::int`,
    })
    .from(statementLines)
    .innerJoin(statements, eq(statements.id, statementLines.statementId))
    .where(and(statementsOf(scope), linesOfPerson(scope)))
    .groupBy(statements.month, statementLines.kind);
  const byMonth = Map.groupBy(own, (one) => one.month);
  const heads = [];
  for (const { statement, confirmedName } of rows) {
    const parts = byMonth.get(statement.month);
    if (!parts) continue;
    const sums = { ...noSums };
    for (const part of parts) {
      sums[part.kind] = fen(part.fen);
      sums.count += part.count;
    }
    const opening = await owedBefore(db, scope, periodOf(statement.month).from);
    heads.push(headOf(statement.month, { ...statement, confirmedName }, opening, sums));
  }
  return heads;
}

export async function statementHeads(db: Database, scope: Scope, now: Date): Promise<StatementHead[]> {
  const month = openMonth(now);
  const period = { ...periodOf(month), to: new Date(now.getTime() + 1) };
  const lines = await monthLines(db, scope, period);
  const opening = await owedBefore(db, scope, period.from);
  const isRunning = lines.length > 0 || opening > 0;
  const running = headOf(month, undefined, opening, lines.reduce(withLine, noSums));
  return [...(isRunning ? [running] : []), ...(await closedHeads(db, scope))];
}

/** What a line counts to on each side; an order of several categories counts to each with its share. */
const keysOf: Record<
  StatementSide,
  (line: MonthLine, locale: Locale) => { key: string; name: string; amountFen: Fen }[]
> = {
  shop: ({ shopId, shopName, amountFen }) => [{ key: String(shopId), name: shopName, amountFen }],
  person: ({ buyerId, person, amountFen }) => [{ key: String(buyerId), name: person, amountFen }],
  costCentre: ({ costCentre, amountFen }, locale) => [
    { key: costCentre, name: costCentre || statementWords.none[locale], amountFen },
  ],
  category: ({ categories }) =>
    categories.map((share) => ({ key: String(share.id), name: share.name, amountFen: fen(share.fen) })),
};

export const isOfPart = (line: MonthLine, by: StatementSide, key: string): boolean =>
  keysOf[by](line, "zh_CN").some((part) => part.key === key);

const moved = (sums: StatementSums): number =>
  sums.paid + sums.owed + sums.givenBack + sums.reduced + sums.repaid;

export interface PartSums {
  name: string;
  sums: StatementSums;
}

/** The largest first. */
export const sortParts = (parts: ReadonlyMap<string, PartSums>): StatementPart[] =>
  [...parts]
    .sort(([, a], [, b]) => moved(b.sums) - moved(a.sums) || a.name.localeCompare(b.name, "zh"))
    .map(([key, { name, sums }]) => ({ key, name, ...yuanSums(sums) }));

/** The sums of each shop, person, cost centre or category. */
export function partsOf(lines: readonly MonthLine[], by: StatementSide, locale: Locale): StatementPart[] {
  const parts = new Map<string, PartSums>();
  for (const line of lines)
    for (const { key, name, amountFen } of keysOf[by](line, locale)) {
      const { sums } = parts.get(key) ?? { sums: noSums };
      parts.set(key, { name, sums: withLine(sums, { kind: line.kind, amountFen }) });
    }
  return sortParts(parts);
}
