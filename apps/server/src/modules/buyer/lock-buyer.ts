/**
 * The one parent of all that belongs to a buyer: orders and the submits they came from, payments, coupons, points,
 * balance, addresses. Whoever decides from one row of these about another locks the buyer first; so the decision sees
 * what the last one left, in any number of processes.
 *
 * Every transaction locks in this order, rows of one table by rising id, so that no two wait for each other for good:
 * the key of a repeated call, buyer, confirm, orders, refunds, SKUs, products, offers, coupons, cart, payments.
 */
import { asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, users } from "#server/db/schema/index.ts";

/** Not the strongest lock: rows that only name the buyer can still be written meanwhile. */
const strength = "no key update";

/** Waits for whatever else is being decided for the buyer; until the transaction ends. */
export async function lockBuyer(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength);
}

/**
 * Locks the buyers of these orders. Without `waits` only those whom nobody holds; answers whether all are locked.
 */
export async function lockBuyersOf(
  tx: Database,
  orderNumbers: readonly string[],
  { waits = true }: { waits?: boolean } = {},
): Promise<boolean> {
  const owners: SQL = inArray(
    users.id,
    tx
      .select({ id: orders.userId })
      .from(orders)
      .where(inArray(orders.orderNumber, [...orderNumbers])),
  );
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(owners)
    .orderBy(asc(users.id))
    .for(strength, waits ? {} : { skipLocked: true });
  return locked.length > 0;
}
