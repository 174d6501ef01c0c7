/** Lines of an enterprise with what is owed of each, and what of it is overdue. */
import { type Fen, fen, sumFen } from "@tradehall/mall-rules/money";
import { type CreditState, creditLeftFen } from "@tradehall/mall-rules/states/payment/credit";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditLedger, creditLines, shops } from "#server/db/schema/index.ts";
import { type OwedOrder, owedOrders } from "./owed-orders.ts";

type LineRow = typeof creditLines.$inferSelect;

export interface CreditFacts extends Omit<LineRow, "state"> {
  state: CreditState;
  shopName: string;
  leftFen: Fen;
  owed: OwedOrder[];
  overdueFen: Fen;
  isOverdue: boolean;
}

/** By shop; `shopIds` takes only those. */
export async function creditOf(
  db: Database,
  enterpriseId: number,
  now: Date,
  shopIds?: readonly number[],
): Promise<CreditFacts[]> {
  const rows = await db
    .select({ line: creditLines, shopName: shops.name })
    .from(creditLines)
    .innerJoin(shops, eq(shops.id, creditLines.shopId))
    .where(
      and(
        eq(creditLines.enterpriseId, enterpriseId),
        shopIds ? inArray(creditLines.shopId, [...shopIds]) : undefined,
      ),
    )
    .orderBy(asc(creditLines.createdAt), asc(creditLines.shopId));
  if (rows.length === 0) return [];
  const owed = await owedOrders(db, eq(creditLedger.enterpriseId, enterpriseId));
  return rows.map(({ line, shopName }) => {
    const own = owed.filter(({ shopId }) => shopId === line.shopId);
    const overdueFen = sumFen(
      own.filter(({ dueAt }) => dueAt < now),
      ({ owedFen }) => owedFen,
    );
    return {
      ...line,
      shopName,
      leftFen: fen(creditLeftFen(line)),
      owed: own,
      overdueFen,
      isOverdue: overdueFen > 0,
    };
  });
}
