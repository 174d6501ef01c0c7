import { getStatement } from "@tradehall/api-client/endpoints/statement/get-statement";
import { toFlag } from "@tradehall/api-client/models/wire";
import type { StatementSide } from "@tradehall/mall-rules/states/payment/statement";
import type { Locale } from "@tradehall/mall-rules/words";
import type { Database } from "#server/db/database.ts";
import { handle } from "#server/handle.ts";
import { closeMonths } from "./close-months.ts";
import { closedSummary } from "./closed-parts.ts";
import { partsOf, statementOf } from "./read-statements.ts";
import { ownerNameOf, type Scope, scopeOf } from "./scope.ts";

async function runningSummary(db: Database, scope: Scope, month: string, now: Date, locale: Locale) {
  const { head, lines } = await statementOf(db, scope, month, now);
  const ofSide = (by: StatementSide) => partsOf(lines, by, locale);
  const [shop, person] = [ofSide("shop"), ofSide("person")];
  return { head, parts: { shop, person, costCentre: ofSide("costCentre"), category: ofSide("category") } };
}

export default handle(getStatement, async ({ query: { month } }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  const scope = scopeOf(buyer);
  await closeMonths(db, scope, now);
  const { head, parts } =
    (await closedSummary(db, scope, month, locale)) ?? (await runningSummary(db, scope, month, now, locale));
  const mayConfirm = head.state === "closed" && buyer.isAdministrator && scope.enterpriseId > 0;
  return {
    ...head,
    ownerName: await ownerNameOf(db, scope),
    isWhole: toFlag(scope.onlyOf === undefined),
    byShop: parts.shop,
    byPerson: parts.person,
    byCostCentre: parts.costCentre,
    byCategory: parts.category,
    allowedActions: [
      ...(mayConfirm ? ["confirm" as const] : []),
      ...(head.state === "running" ? [] : ["ask" as const]),
    ],
  };
});
