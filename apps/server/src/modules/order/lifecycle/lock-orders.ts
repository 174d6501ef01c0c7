/** Orders are locked after their buyer and before all that hangs on them (modules/buyer/lock-buyer.ts says why). */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { lockBuyersOf } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";

export type OrderRow = typeof orders.$inferSelect;

export type OrderOwner = Pick<Buyer, "userId" | "enterpriseId" | "isAdministrator">;

/**
 * Whose orders someone sees and acts on, in every call: their own under the enterprise in effect; as its administrator
 * all of it, those of removed members too (Spec §6).
 */
export const isOfOwner = ({ userId, enterpriseId, isAdministrator }: OrderOwner) =>
  and(eq(orders.enterpriseId, enterpriseId), isAdministrator ? undefined : eq(orders.userId, userId));

/** Those of them that were not deleted for good. */
export const isOwnOrder = (owner: OrderOwner) => and(isOfOwner(owner), eq(orders.isDeleted, false));

/** The buyer's orders of these numbers, locked; refuses where one is not theirs. */
export async function lockOwnOrders(
  tx: Database,
  owner: OrderOwner,
  orderNumbers: readonly string[],
): Promise<OrderRow[]> {
  const which = and(isOwnOrder(owner), inArray(orders.orderNumber, [...orderNumbers]));
  // With those who ordered, who acts: an administrator pays by their own balance.
  await lockBuyersOf(tx, which, { and: owner.userId });
  const rows = await tx.select().from(orders).where(which).orderBy(asc(orders.orderNumber)).for("update");
  if (rows.length < new Set(orderNumbers).size || rows.length === 0) refuse("orderMissing");
  return rows;
}

/** One order of the buyer, locked. */
export async function lockOwnOrder(tx: Database, owner: OrderOwner, orderNumber: string): Promise<OrderRow> {
  const [row] = await lockOwnOrders(tx, owner, [orderNumber]);
  if (!row) refuse("orderMissing");
  return row;
}

/** Orders of whomever, locked. */
export async function lockOrders(tx: Database, orderNumbers: readonly string[]): Promise<OrderRow[]> {
  const which = inArray(orders.orderNumber, [...orderNumbers]);
  await lockBuyersOf(tx, which);
  return tx.select().from(orders).where(which).orderBy(asc(orders.orderNumber)).for("update");
}
