import { confirmStatement } from "@tradehall/api-client/endpoints/statement/confirm-statement";
import { and, eq, isNull } from "drizzle-orm";
import { statements } from "#server/db/schema/index.ts";
import { type Handler, handle } from "#server/handle.ts";
import { enterpriseFor } from "#server/modules/enterprise/own-enterprise.ts";
import { refuse } from "#server/refuse.ts";
import { closeMonths } from "./close-months.ts";
import { statementOf } from "./read-statements.ts";
import { scopeOf, statementsOf } from "./scope.ts";

const handler = handle(confirmStatement, async ({ body: { month } }, { db, clock, buyer }) => {
  const now = clock.now();
  const scope = scopeOf(buyer);
  await enterpriseFor(db, buyer.userId, scope.enterpriseId, "confirmStatement");
  const { head, row } = await statementOf(db, scope, month, now);
  if (!row) refuse("statementOpen");
  const confirmed = await db
    .update(statements)
    .set({ confirmedAt: now, confirmedBy: buyer.userId })
    .where(and(statementsOf(scope), eq(statements.month, head.month), isNull(statements.confirmedAt)))
    .returning({ id: statements.id });
  if (confirmed.length === 0) refuse("statementConfirmed");
  return (await statementOf(db, scope, month, now)).head;
});

export default {
  ...handler,
  settle: ({ db, clock, buyer }) => closeMonths(db, scopeOf(buyer), clock.now()),
} satisfies Handler;
