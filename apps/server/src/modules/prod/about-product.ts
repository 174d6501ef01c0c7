/** Small questions about one product and its shop. */
import { prodStatuses } from "@tradehall/mall-rules/states/delivery";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { collections, products } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";

/** Whether the buyer has it among the favourites; never for a visitor. */
export async function isCollected(
  db: Database,
  visitor: Buyer | undefined,
  prodId: number,
): Promise<boolean> {
  if (!visitor) return false;
  const [row] = await db
    .select({ prodId: collections.prodId })
    .from(collections)
    .where(and(eq(collections.userId, visitor.userId), eq(collections.prodId, prodId)));
  return row !== undefined;
}

/** How many products a shop has on sale. */
export async function listedCount(db: Database, shopId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.status, prodStatuses.onSale)));
  return row?.count ?? 0;
}
