import { getStatementFile } from "@tradehall/api-client/endpoints/statement/get-statement-file";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { statementWords } from "@tradehall/mall-rules/words/statements";
import { handleFile } from "#server/handle.ts";
import { contentOf, type StatementSheet } from "#server/modules/drawing/draw-statement.ts";
import { drawnFile } from "#server/modules/drawing/drawn-file.ts";
import { closeMonths } from "./close-months.ts";
import { partsOf, statementOf } from "./read-statements.ts";
import { ownerNameOf, scopeOf } from "./scope.ts";

export default handleFile(getStatementFile, async ({ query: { month } }, context) => {
  const { db, clock, buyer, locale, settings } = context;
  const now = clock.now();
  const scope = scopeOf(buyer);
  await closeMonths(db, scope, now);
  const { head, lines } = await statementOf(db, scope, month, now);
  const sheet: StatementSheet = {
    ...{ head, locale, ownerName: await ownerNameOf(db, scope), byShop: partsOf(lines, "shop", locale) },
    lines: lines.map(({ at, amountFen, kind, orderNumber, shopName, person, costCentre, poNumber }) => ({
      ...{ time: chinaTime(at), amount: fenToYuan(amountFen), kind, orderNumber, shopName },
      ...{ person, costCentre, poNumber },
    })),
  };
  return drawnFile(settings, {
    ...{ folder: "statements", content: contentOf(sheet), task: { statement: sheet }, count: lines.length },
    name: `${statementWords.name[locale]}-${month}`,
  });
});
