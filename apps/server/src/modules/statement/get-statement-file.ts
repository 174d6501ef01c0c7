import path from "node:path";
import { getStatementFile } from "@tradehall/api-client/endpoints/statement/get-statement-file";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { statementWords } from "@tradehall/mall-rules/words";
import { handle } from "#server/handle.ts";
import { drawn } from "#server/modules/drawing/drawn.ts";
import { keptFile } from "#server/modules/drawing/kept-file.ts";
import { closeMonths } from "./close-months.ts";
import { contentOf, type StatementSheet } from "./draw-statement.ts";
import { partsOf, statementOf } from "./read-statements.ts";
import { ownerNameOf, scopeOf } from "./scope.ts";

export default handle(getStatementFile, async ({ query: { month } }, context) => {
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
  const bytes = await keptFile(path.join(settings.dataDir, "statements"), contentOf(sheet), () =>
    drawn({ statement: sheet }),
  );
  return {
    fileName: `${statementWords.name[locale]}-${month}.pdf`,
    contentType: "application/pdf" as const,
    base64: Buffer.from(bytes).toString("base64"),
  };
});
