import { sandboxAnswerStatementQuestion } from "@tradehall/api-client/endpoints/sandbox/credit/answer-statement-question";
import { and, eq, isNull } from "drizzle-orm";
import { statementLines, statementQuestions, statements } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { notifyAccount } from "#server/modules/message/notify-account.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxAnswerStatementQuestion, async ({ params, body: { answer } }, { db, clock }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [asked] = await tx
      .update(statementQuestions)
      .set({ answer, answeredAt: now })
      .where(and(eq(statementQuestions.id, params.questionId), isNull(statementQuestions.answeredAt)))
      .returning();
    if (!asked) refuse("statementLineMissing");
    const [line] = await tx
      .select({
        shop: statementLines.shopName,
        orderNumber: statementLines.orderNumber,
        month: statements.month,
      })
      .from(statementLines)
      .innerJoin(statements, eq(statements.id, statementLines.statementId))
      .where(eq(statementLines.id, asked.lineId));
    await notifyAccount(tx, asked.userId, "statementAnswered", now, {
      ...{ shop: line?.shop ?? "", month: line?.month ?? "", orderNumber: line?.orderNumber ?? "" },
      answer,
    });
  });
  return null;
});
