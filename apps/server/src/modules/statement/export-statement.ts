import { exportStatement } from "@tradehall/api-client/endpoints/statement/export-statement";
import { type ExportFormat, exportTypes } from "@tradehall/api-client/models/order-export";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { openMonth } from "@tradehall/mall-rules/states/statement";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { statementKindWords, statementWords as words } from "@tradehall/mall-rules/words/statements";
import { and, asc, like } from "drizzle-orm";
import { type Cell, csvTable } from "#server/csv.ts";
import type { Database } from "#server/db/database.ts";
import { statements } from "#server/db/schema/index.ts";
import { handleFile } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { xlsxOf } from "#server/xlsx.ts";
import { closeMonths } from "./close-months.ts";
import type { MonthLine } from "./month-lines.ts";
import { statementOf } from "./read-statements.ts";
import { type Scope, scopeOf, statementsOf } from "./scope.ts";

const columns = [
  ...(["month", "time", "kind", "amount", "orderNumber", "refundSn", "shop", "person"] as const),
  ...(["costCentre", "project", "poNumber", "category"] as const),
] as const;
const wide = new Set<string>(["time", "orderNumber", "refundSn", "shop"]);
/** Of a line, as measured; a progress bar is drawn by them, nothing else. */
const bytesOfLine: Record<ExportFormat, number> = { csv: 170, xlsx: 90 };

const cellsOf = (month: string, line: MonthLine, locale: Locale): Cell[] => [
  ...[month, chinaTime(line.at), statementKindWords[line.kind][locale], Number(fenToYuan(line.amountFen))],
  ...[line.orderNumber, line.refundSn, line.shopName, line.person],
  ...[line.costCentre, line.project, line.poNumber],
  line.categories.map((share) => share.name).join("；"),
];

/** A month at a time, so that a year takes the memory of one. */
async function* pagesOf(db: Database, scope: Scope, months: readonly string[], now: Date, locale: Locale) {
  for (const month of months) {
    const { lines } = await statementOf(db, scope, month, now);
    yield lines.map((line) => cellsOf(month, line, locale));
  }
}

/** The months of a period that have a statement, and the running one. */
async function monthsOf(db: Database, scope: Scope, period: string, now: Date) {
  const closed = await db
    .select({ month: statements.month, lines: statements.lineCount })
    .from(statements)
    .where(and(statementsOf(scope), like(statements.month, `${period}%`)))
    .orderBy(asc(statements.month));
  const running = openMonth(now);
  const isIn = running.startsWith(period) && closed.every(({ month }) => month !== running);
  return [...closed, ...(isIn ? [{ month: running, lines: 0 }] : [])];
}

export default handleFile(exportStatement, async ({ query }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  const scope = scopeOf(buyer);
  await closeMonths(db, scope, now);
  const { format, period } = query;
  const known = await monthsOf(db, scope, period, now);
  const months: { month: string; lines: number }[] = [];
  for (const one of known) {
    // A month in which this member ordered nothing has no statement of theirs.
    const found = await statementOf(db, scope, one.month, now).catch(() => undefined);
    if (found) months.push({ month: one.month, lines: found.lines.length });
  }
  if (months.length === 0) refuse("statementMissing");
  const lines = months.reduce((all, one) => all + one.lines, 0);
  const pages = () =>
    pagesOf(
      db,
      scope,
      months.map(({ month }) => month),
      now,
      locale,
    );
  const heads = columns.map((name) => words[name][locale]);
  const sheet = () => ({
    name: words.name[locale],
    columns: columns.map((name) => ({
      ...{ header: words[name][locale], width: wide.has(name) ? 24 : 14 },
      isAmount: name === "amount",
    })),
    pages: pages(),
  });
  return {
    type: exportTypes[format],
    name: `${words.name[locale]}-${period}.${format}`,
    count: lines,
    estimatedBytes: lines * bytesOfLine[format],
    body: format === "csv" ? csvTable(heads, pages()) : xlsxOf([sheet()]),
  };
});
