/** How many pieces of points goods are redeemed: counted in the caller's transaction, after their stock. */
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, pointsGoods, type products } from "#server/db/schema/index.ts";
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

/** Pieces of a product that a person has redeemed, in whatever enterprise, by orders that were not canceled. */
export const redeemedOf = (userId: number, prodId: number | typeof products.id) =>
  sql<number>`(select coalesce(sum(item.count), 0)::int from ${orderItems} item
    join ${orders} placed on placed.order_number = item.order_number
    where item.prod_id = ${prodId} and placed.user_id = ${userId}
      and placed.order_type = ${orderKinds.points} and placed.status <> ${orderStatuses.canceled})`;
