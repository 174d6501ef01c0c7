import { listStatementLines } from "@tradehall/api-client/endpoints/statement/list-statement-lines";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { statementQuestions } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { closeMonths } from "./close-months.ts";
import { linesPage } from "./lines-page.ts";
import type { MonthLine } from "./month-lines.ts";
import { scopeOf } from "./scope.ts";

/** The last question of each line that has one. */
async function questionsOf(db: Database, lines: readonly MonthLine[]) {
  const ids = lines.map(({ id }) => id).filter((id) => id > 0);
  const rows = await db
    .select()
    .from(statementQuestions)
    .where(inArray(statementQuestions.lineId, ids))
    .orderBy(asc(statementQuestions.id));
  return new Map(rows.map((row) => [row.lineId, row]));
}

export default handle(listStatementLines, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  await closeMonths(db, scopeOf(buyer), now);
  const { month, by, key = "", size } = query;
  const wanted = { month, by, key, size, first: offsetOf(query) };
  const { lines: shown, total } = await linesPage(db, scopeOf(buyer), wanted, now);
  const questions = await questionsOf(db, shown);
  const records = shown.map(({ id, amountFen, at, buyerId: _, categories, ...line }) => ({
    ...line,
    ...{ lineId: id, amount: fenToYuan(amountFen), time: chinaTime(at) },
    categories: categories.map((share) => share.name),
    question: questions.get(id)?.question ?? "",
    answer: questions.get(id)?.answer ?? "",
  }));
  return pageOf(records, total, query);
});
