/** What is left of the memberships of a buyer that an upgrade would end. */
import { type Fen, fen, sumFen } from "@tradehall/mall-rules/money";
import { restFen } from "@tradehall/mall-rules/states/membership/membership";
import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { memberPurchases } from "#server/db/schema/index.ts";

/** Paid, not replaced and not over. */
export const runsOf = (userId: number, now: Date): SQL | undefined =>
  and(
    eq(memberPurchases.userId, userId),
    eq(memberPurchases.status, "paid"),
    isNull(memberPurchases.replacedAt),
    gt(memberPurchases.endsAt, now),
  );

export async function restOf(db: Database, userId: number, now: Date): Promise<Fen> {
  const rows = await db.select().from(memberPurchases).where(runsOf(userId, now));
  return sumFen(rows, ({ amountFen, carriedFen, startsAt, endsAt }) =>
    startsAt && endsAt ? restFen({ valueFen: fen(amountFen + carriedFen), startsAt, endsAt }, now) : fen(0),
  );
}
