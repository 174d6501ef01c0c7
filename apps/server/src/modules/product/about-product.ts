/** Small questions about one product and its shop. */
import { and, eq, gt, not, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { awaitedSkus, cartLines, collections, shopCollections, skus } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";
import { type CartOwner, isOwn } from "../cart/rows.ts";

const collected = statement<{ userId: number; prodId: number }>()((db, { userId, prodId }) =>
  db
    .select({ prodId: collections.prodId })
    .from(collections)
    .where(and(eq(collections.userId, userId), eq(collections.prodId, prodId))),
);

/** Whether the buyer has it on the wishlist; never for a visitor. */
export async function isCollected(
  db: Database,
  visitor: Buyer | undefined,
  prodId: number,
): Promise<boolean> {
  if (!visitor) return false;
  const [row] = await collected(db, { userId: visitor.userId, prodId });
  return row !== undefined;
}

const liked = statement<{ userId: number; shopId: number }>()((db, { userId, shopId }) =>
  db
    .select({ shopId: shopCollections.shopId })
    .from(shopCollections)
    .where(and(eq(shopCollections.userId, userId), eq(shopCollections.shopId, shopId))),
);

/** Whether the shop is on the buyer's wishlist; never for a visitor. */
export async function likesShop(
  db: Database,
  visitor: Pick<Buyer, "userId"> | undefined,
  shopId: number,
): Promise<boolean> {
  if (!visitor) return false;
  return (await liked(db, { userId: visitor.userId, shopId })).length > 0;
}

const awaited = statement<{ userId: number; prodId: number }>()((db, { userId, prodId }) =>
  db
    .select({ skuId: awaitedSkus.skuId })
    .from(awaitedSkus)
    .innerJoin(skus, eq(skus.id, awaitedSkus.skuId))
    .where(and(eq(awaitedSkus.userId, userId), eq(skus.prodId, prodId))),
);

/** SKUs of it whose return the buyer waits for; none for a visitor. */
export async function awaitedIn(db: Database, visitor: Buyer | undefined, prodId: number): Promise<number[]> {
  if (!visitor) return [];
  return (await awaited(db, { userId: visitor.userId, prodId })).map(({ skuId }) => skuId);
}

const tickedPieces = statement<CartOwner & { prodId: number }>()((db, values) =>
  db
    .select({ pieces: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .where(
      and(
        isOwn(values),
        eq(cartLines.prodId, values.prodId),
        eq(cartLines.comboId, 0),
        cartLines.isChecked,
        not(skus.disabled),
        gt(skus.stocks, 0),
      ),
    ),
);

/**
 * Ticked pieces of it in the buyer's cart that can still be bought, whichever SKU; none for a visitor. Pieces of a package
 * count for no tier, so they are left out.
 */
export async function cartPiecesOf(
  db: Database,
  visitor: Buyer | undefined,
  prodId: number,
): Promise<number> {
  if (!visitor) return 0;
  const { userId, enterpriseId } = visitor;
  const [row] = await tickedPieces(db, { userId, enterpriseId, prodId });
  return row?.pieces ?? 0;
}
