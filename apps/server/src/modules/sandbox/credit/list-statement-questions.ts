import { sandboxListStatementQuestions } from "@tradehall/api-client/endpoints/sandbox/credit/list-statement-questions";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc, eq } from "drizzle-orm";
import { statementLines, statementQuestions, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

const shown = 30;

export default handle(sandboxListStatementQuestions, async (_, { db }) => {
  const rows = await db
    .select({ asked: statementQuestions, line: statementLines, account: users.account })
    .from(statementQuestions)
    .innerJoin(statementLines, eq(statementLines.id, statementQuestions.lineId))
    .innerJoin(users, eq(users.id, statementQuestions.userId))
    .orderBy(desc(statementQuestions.id))
    .limit(shown);
  return rows.map(({ asked, line, account }) => ({
    ...{ questionId: asked.id, account, shopName: line.shopName, orderNumber: line.orderNumber },
    ...{ question: asked.question, answer: asked.answer, createTime: chinaTime(asked.createdAt) },
  }));
});
