import { exportStatement } from "@tradehall/api-client/endpoints/statement/export-statement";
import { type ExportFormat, exportTypes } from "@tradehall/api-client/models/order-export";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { openMonth } from "@tradehall/mall-rules/states/payment/statement";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { statementKindWords, statementWords as words } from "@tradehall/mall-rules/words/statements";
import { and, asc, count, eq, like } from "drizzle-orm";
import { type Cell, csvTable } from "#server/csv.ts";
import type { Database } from "#server/db/database.ts";
import { statementLines, statements } from "#server/db/schema/index.ts";
import { handleFile } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { xlsxOf } from "#server/xlsx.ts";
import { closeMonths } from "./close-months.ts";
import { closedPages } from "./lines-page.ts";
import type { MonthLine } from "./month-lines.ts";
import { statementOf } from "./read-statements.ts";
import { linesOfPerson, type Scope, scopeOf, statementsOf } from "./scope.ts";

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

interface ExportedMonth {
  month: string;
  /** 0 of the month that runs. */
  statementId: number;
  lines: number;
}

async function* pagesOf(
  db: Database,
  scope: Scope,
  months: readonly ExportedMonth[],
  now: Date,
  locale: Locale,
) {
  for (const { month, statementId } of months) {
    if (statementId === 0)
      yield (await statementOf(db, scope, month, now)).lines.map((line) => cellsOf(month, line, locale));
    else
      for await (const lines of closedPages(db, scope, statementId))
        yield lines.map((line) => cellsOf(month, line, locale));
  }
}

/** The months of a period in which the reader has lines, the running one among them. */
async function monthsOf(db: Database, scope: Scope, period: string, now: Date): Promise<ExportedMonth[]> {
  const closed = await db
    .select({ month: statements.month, statementId: statements.id, lines: count(statementLines.id) })
    .from(statements)
    .innerJoin(statementLines, and(eq(statementLines.statementId, statements.id), linesOfPerson(scope)))
    .where(and(statementsOf(scope), like(statements.month, `${period}%`)))
    .groupBy(statements.id)
    .orderBy(asc(statements.month));
  const month = openMonth(now);
  if (!month.startsWith(period)) return closed;
  // A month in which nothing happened is none.
  const running = await statementOf(db, scope, month, now).catch(() => undefined);
  return running ? [...closed, { month, statementId: 0, lines: running.lines.length }] : closed;
}

export default handleFile(exportStatement, async ({ query }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  const scope = scopeOf(buyer);
  await closeMonths(db, scope, now);
  const { format, period } = query;
  const months = await monthsOf(db, scope, period, now);
  if (months.length === 0) refuse("statementMissing");
  const lines = months.reduce((all, one) => all + one.lines, 0);
  const pages = () => pagesOf(db, scope, months, now, locale);
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
