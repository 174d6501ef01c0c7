/** What a month that closed comes to, by shop, person, cost centre and category: summed by the database, however many lines it has. */
import type { StatementHead, StatementPart } from "@tradehall/api-client/models/statement";
import { fen } from "@tradehall/mall-rules/money";
import { fromNames, keysOf } from "@tradehall/mall-rules/records";
import {
  noSums,
  periodOf,
  type StatementSide,
  statementSides,
} from "@tradehall/mall-rules/states/payment/statement";
import type { Locale } from "@tradehall/mall-rules/words";
import { statementWords } from "@tradehall/mall-rules/words/statements";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { statementLines } from "#server/db/schema/index.ts";
import { owedBefore } from "./month-lines.ts";
import { closedRow, headOf, type PartSums, sortParts } from "./read-statements.ts";
import { linesOfPerson, type Scope } from "./scope.ts";

interface Side {
  key: SQL;
  name: SQL;
  amount: SQL;
}

const { shopId, shopName, buyerId, person, costCentre, amountFen, categories, at, id } = statementLines;
const sides: Record<StatementSide, Side> = {
  shop: { key: sql`${shopId}`, name: sql`${shopName}`, amount: sql`${amountFen}` },
  person: { key: sql`${buyerId}`, name: sql`${person}`, amount: sql`${amountFen}` },
  costCentre: { key: sql`${costCentre}`, name: sql`${costCentre}`, amount: sql`${amountFen}` },
  category: {
    ...{ key: sql`share.id`, name: sql`share.name`, amount: sql`share.fen` },
  },
};
const shares = sql`cross join lateral jsonb_to_recordset(${categories}) as share(id bigint, name text, fen bigint)`;

type StatementPartKind = Exclude<keyof typeof noSums, "count">;
type PartRow = { key: string; kind: StatementPartKind; fen: number; count: number; name: string };

async function partsBy(db: Database, statementId: number, scope: Scope, by: StatementSide) {
  const { key, name, amount } = sides[by];
  const { rows } = await db.execute<PartRow>(sql`
    select ${key}::text as key, ${statementLines.kind} as kind, sum(${amount})::float8 as fen, count(*)::int as count,
      (array_agg(${name} order by ${at} desc, ${id} desc))[1] as name
    from ${statementLines} ${by === "category" ? shares : sql``}
    where ${and(eq(statementLines.statementId, statementId), linesOfPerson(scope))}
    group by 1, 2`);
  const parts = new Map<string, PartSums>();
  for (const row of rows) {
    const { sums } = parts.get(row.key) ?? { sums: noSums };
    const count = sums.count + row.count;
    parts.set(row.key, { name: row.name, sums: { ...sums, [row.kind]: fen(row.fen), count } });
  }
  return parts;
}

/** Undefined where the month has not closed, or nothing of it is the reader's. */
export async function closedSummary(
  db: Database,
  scope: Scope,
  month: string,
  locale: Locale,
): Promise<{ head: StatementHead; parts: Record<StatementSide, StatementPart[]> } | undefined> {
  const row = await closedRow(db, scope, month);
  if (!row) return undefined;
  const byShop = await partsBy(db, row.id, scope, "shop");
  if (byShop.size === 0) return undefined;
  const sums = { ...noSums };
  for (const part of byShop.values())
    for (const kind of keysOf(sums)) Object.assign(sums, { [kind]: sums[kind] + part.sums[kind] });
  const isWhole = scope.onlyOf === undefined;
  const opening = isWhole ? row.openingOwedFen : await owedBefore(db, scope, periodOf(month).from);
  const parts = fromNames<StatementSide, StatementPart[]>(statementSides, () => []);
  for (const by of statementSides) {
    const found = by === "shop" ? byShop : await partsBy(db, row.id, scope, by);
    const none = by === "costCentre" ? found.get("") : undefined;
    if (none) none.name = statementWords.none[locale];
    parts[by] = sortParts(found);
  }
  return { head: headOf(month, row, opening, sums), parts };
}
