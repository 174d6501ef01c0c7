import { listStatements } from "@tradehall/api-client/endpoints/statement/list-statements";
import { handle } from "#server/handle.ts";
import { closeMonths } from "./close-months.ts";
import { statementHeads } from "./read-statements.ts";
import { scopeOf } from "./scope.ts";

export default handle(listStatements, async (_, { db, clock, buyer }) => {
  const now = clock.now();
  const scope = scopeOf(buyer);
  await closeMonths(db, scope, now);
  return { months: await statementHeads(db, scope, now) };
});
