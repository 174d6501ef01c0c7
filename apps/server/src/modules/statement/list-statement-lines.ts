import { listStatementLines } from "@tradehall/api-client/endpoints/statement/list-statement-lines";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { statementQuestions } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { closeMonths } from "./close-months.ts";
import type { MonthLine } from "./month-lines.ts";
import { isOfPart, statementOf } from "./read-statements.ts";
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
  const scope = scopeOf(buyer);
  await closeMonths(db, scope, now);
  const { lines } = await statementOf(db, scope, query.month, now);
  const { by, key = "" } = query;
  const wanted = by ? lines.filter((line) => isOfPart(line, by, key)) : lines;
  const first = offsetOf(query);
  const shown = wanted.slice(first, first + query.size);
  const questions = await questionsOf(db, shown);
  const records = shown.map(({ id, amountFen, at, buyerId: _, categories, ...line }) => ({
    ...line,
    ...{ lineId: id, amount: fenToYuan(amountFen), time: chinaTime(at) },
    categories: categories.map((share) => share.name),
    question: questions.get(id)?.question ?? "",
    answer: questions.get(id)?.answer ?? "",
  }));
  return pageOf(records, wanted.length, query);
});
