import { getStatement } from "@tradehall/api-client/endpoints/statement/get-statement";
import { toFlag } from "@tradehall/api-client/models/wire";
import { handle } from "#server/handle.ts";
import { closeMonths } from "./close-months.ts";
import { partsOf, statementOf } from "./read-statements.ts";
import { ownerNameOf, scopeOf } from "./scope.ts";

export default handle(getStatement, async ({ query: { month } }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  const scope = scopeOf(buyer);
  await closeMonths(db, scope, now);
  const { head, lines } = await statementOf(db, scope, month, now);
  const mayConfirm = head.state === "closed" && buyer.isAdministrator && scope.enterpriseId > 0;
  return {
    ...head,
    ownerName: await ownerNameOf(db, scope),
    isWhole: toFlag(scope.onlyOf === undefined),
    byShop: partsOf(lines, "shop", locale),
    byPerson: partsOf(lines, "person", locale),
    byCostCentre: partsOf(lines, "costCentre", locale),
    byCategory: partsOf(lines, "category", locale),
    allowedActions: [
      ...(mayConfirm ? ["confirm" as const] : []),
      ...(head.state === "running" ? [] : ["ask" as const]),
    ],
  };
});
