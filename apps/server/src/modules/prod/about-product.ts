/** Small questions about one product and its shop. */
import { prodStatuses } from "@tradehall/mall-rules/states/delivery";
import { and, eq, gt, not, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartLines, collections, products, skus } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { isOwn } from "../cart/rows.ts";

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

/** Ticked pieces of it in the buyer's cart that can still be bought, whichever SKU; none for a visitor. */
export async function cartPiecesOf(
  db: Database,
  visitor: Buyer | undefined,
  prodId: number,
): Promise<number> {
  if (!visitor) return 0;
  const counts = and(
    eq(cartLines.prodId, prodId),
    cartLines.isChecked,
    not(skus.disabled),
    gt(skus.stocks, 0),
  );
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${cartLines.count}), 0)::int` })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .where(and(isOwn(visitor), counts));
  return row?.pieces ?? 0;
}

/** How many products a shop has on sale. */
export async function listedCount(db: Database, shopId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.status, prodStatuses.onSale)));
  return row?.count ?? 0;
}
