/** Orders are locked after their buyer and before all that hangs on them (modules/buyer/lock-buyer.ts says why). */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders } from "#server/db/schema/index.ts";
import { lockBuyer, lockBuyersOf } from "#server/modules/buyer/lock-buyer.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { refuse } from "#server/refuse.ts";

export type OrderRow = typeof orders.$inferSelect;

export const isOwnOrder = ({ userId, enterpriseId }: CartOwner) =>
  and(eq(orders.userId, userId), eq(orders.enterpriseId, enterpriseId), eq(orders.isDeleted, false));

/** The buyer's orders of these numbers, locked; refuses where one is not theirs. */
export async function lockOwnOrders(
  tx: Database,
  owner: CartOwner,
  orderNumbers: readonly string[],
): Promise<OrderRow[]> {
  await lockBuyer(tx, owner.userId);
  const rows = await tx
    .select()
    .from(orders)
    .where(and(isOwnOrder(owner), inArray(orders.orderNumber, [...orderNumbers])))
    .orderBy(asc(orders.orderNumber))
    .for("update");
  if (rows.length < new Set(orderNumbers).size || rows.length === 0) refuse("orderMissing");
  return rows;
}

/** One order of the buyer, locked. */
export async function lockOwnOrder(tx: Database, owner: CartOwner, orderNumber: string): Promise<OrderRow> {
  const [row] = await lockOwnOrders(tx, owner, [orderNumber]);
  if (!row) refuse("orderMissing");
  return row;
}

/** Orders of whomever, locked. */
export async function lockOrders(tx: Database, orderNumbers: readonly string[]): Promise<OrderRow[]> {
  await lockBuyersOf(tx, orderNumbers);
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.orderNumber, [...orderNumbers]))
    .orderBy(asc(orders.orderNumber))
    .for("update");
}
