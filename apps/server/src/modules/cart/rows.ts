/** A buyer's cart as the database holds it: scoped by user and enterprise. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartLines, products, shops, skus } from "#server/db/schema/index.ts";
import { type OrPlaceholder, statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";
import { goodsFields } from "#server/modules/product/goods/goods-rows.ts";

export type CartOwner = Pick<Buyer, "userId" | "enterpriseId">;

export const isOwn = ({ userId, enterpriseId }: Record<keyof CartOwner, OrPlaceholder<number>>) =>
  and(eq(cartLines.userId, userId), eq(cartLines.enterpriseId, enterpriseId));

/** All lines with their goods, newest first. */
const linesOf = statement<CartOwner>()((db, owner) =>
  db
    .select({
      basketId: cartLines.id,
      comboId: cartLines.comboId,
      quantity: cartLines.quantity,
      isChecked: cartLines.isChecked,
      priceFenThen: cartLines.priceFenThen,
      version: cartLines.version,
      createdAt: cartLines.createdAt,
      goods: goodsFields,
    })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.prodId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(isOwn(owner))
    .orderBy(desc(cartLines.createdAt), desc(cartLines.id)),
);
export const loadCart = (db: Database, { userId, enterpriseId }: CartOwner) =>
  linesOf(db, { userId, enterpriseId });

export type CartRow = Awaited<ReturnType<typeof loadCart>>[number];

// Any number of its own: keeps this lock apart from others that take a user's id.
const cartLockClass = 7_001;

/** Changes of one user's cart go one after another, over all processes, until the transaction ends. */
export const lockCart = (tx: Database, { userId }: CartOwner) =>
  tx.execute(sql`select pg_advisory_xact_lock(${cartLockClass}, ${userId % 2_147_483_647}::int)`);

const piecesOf = statement<CartOwner>()((db, owner) =>
  db
    .select({ pieces: sql<number>`coalesce(sum(${cartLines.quantity}), 0)`.mapWith(Number) })
    .from(cartLines)
    .where(isOwn(owner)),
);
export async function countPieces(db: Database, { userId, enterpriseId }: CartOwner): Promise<number> {
  const [row] = await piecesOf(db, { userId, enterpriseId });
  return row?.pieces ?? 0;
}

export const ownLines = (db: Database, owner: CartOwner, basketIds: readonly number[]) =>
  db
    .select()
    .from(cartLines)
    .where(and(isOwn(owner), inArray(cartLines.id, [...basketIds])));
