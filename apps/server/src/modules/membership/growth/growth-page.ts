/** A buyer's ledger of growth, newest first, each movement with what was left after it. */
import { ledgerWays } from "@tradehall/api-client/models/wallet";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { growthLedger } from "#server/db/schema/index.ts";

export function growthRows(db: Database, { userId, type }: { userId: number; type: number }) {
  const left = sql<number>`(sum(${growthLedger.change}) over (order by ${growthLedger.createdAt}, ${growthLedger.id}))::int`;
  const moved = db
    .select({
      id: growthLedger.id,
      change: growthLedger.change,
      source: growthLedger.source,
      orderNumber: growthLedger.orderNumber,
      createdAt: growthLedger.createdAt,
      left: left.as("left_growth"),
    })
    .from(growthLedger)
    .where(eq(growthLedger.userId, userId))
    .as("moved");
  const ofWay = type === ledgerWays.in ? sql`${moved.change} > 0` : sql`${moved.change} < 0`;
  return db
    .select()
    .from(moved)
    .where(type === ledgerWays.all ? undefined : ofWay)
    .orderBy(desc(moved.createdAt), desc(moved.id));
}
