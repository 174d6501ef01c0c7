/** Counting that ends somewhere. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";

/** Hits are counted up to here; beyond it the mall says "10000+", as the big ones do. */
export const countedHits = 10_000;

/** How many products there are, one beyond the bound at most. */
export async function countOnly(db: Database, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(products)
    .where(where)
    .limit(countedHits + 1)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
