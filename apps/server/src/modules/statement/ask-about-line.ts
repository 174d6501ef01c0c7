import { askAboutLine } from "@tradehall/api-client/endpoints/statement/ask-about-line";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { statementQuestionRules } from "@tradehall/mall-rules/checks/statement";
import { statementLimits } from "@tradehall/mall-rules/limits";
import { and, eq, gt } from "drizzle-orm";
import { statementLines, statementQuestions, statements } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { linesOfPerson, scopeOf, statementsOf } from "./scope.ts";

export default handle(askAboutLine, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  const { question } = normalized(statementQuestionRules, new Map([["question", body.question]]));
  refuseFields(faultsOf(statementQuestionRules, { question }));
  const { userId } = buyer;
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const scope = scopeOf(buyer);
    const own = and(statementsOf(scope), linesOfPerson(scope), eq(statementLines.id, body.lineId));
    const [line] = await tx
      .select({ id: statementLines.id })
      .from(statementLines)
      .innerJoin(statements, eq(statements.id, statementLines.statementId))
      .where(own);
    if (!line) refuse("statementLineMissing");
    const { questions: max, questionsMs } = statementLimits;
    const since = new Date(now.getTime() - questionsMs);
    const today = and(eq(statementQuestions.userId, userId), gt(statementQuestions.createdAt, since));
    if ((await tx.$count(statementQuestions, today)) >= max) refuse("questionsFull", { max });
    await tx.insert(statementQuestions).values({ lineId: line.id, userId, question, createdAt: now });
  });
  return null;
});
