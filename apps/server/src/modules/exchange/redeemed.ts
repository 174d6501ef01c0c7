/** How many pieces of points goods are redeemed: counted in the caller's transaction, after their stock. */
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, pointsGoods } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

interface Redeemed {
  prodId: number;
  quantity: number;
}

/** By rising id, as rows of one table are locked. */
const sorted = (pieces: readonly Redeemed[]) => [...pieces].sort((a, b) => a.prodId - b.prodId);

/** Refuses where all are taken, and then takes nothing: the transaction is undone. */
export async function takeRedeemed(tx: Database, pieces: readonly Redeemed[]): Promise<void> {
  for (const { prodId, quantity } of sorted(pieces)) {
    const taken = await tx
      .update(pointsGoods)
      .set({ taken: sql`${pointsGoods.taken} + ${quantity}` })
      .where(
        and(
          eq(pointsGoods.prodId, prodId),
          sql`(${pointsGoods.total} is null or ${pointsGoods.taken} + ${quantity} <= ${pointsGoods.total})`,
        ),
      )
      .returning({ prodId: pointsGoods.prodId });
    if (taken.length === 0) refuse("exchangeGone");
  }
}

export async function giveRedeemedBack(tx: Database, pieces: readonly Redeemed[]): Promise<void> {
  for (const { prodId, quantity } of sorted(pieces))
    await tx
      .update(pointsGoods)
      .set({ taken: sql`${pointsGoods.taken} - ${quantity}` })
      .where(eq(pointsGoods.prodId, prodId));
}

/** Pieces that a person has redeemed, in whatever enterprise, by orders that were not canceled. */
export async function redeemedBy(db: Database, userId: number, prodId: number): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.orderType, orderKinds.points),
        ne(orders.status, orderStatuses.canceled),
        eq(orderItems.prodId, prodId),
      ),
    );
  return row?.pieces ?? 0;
}
