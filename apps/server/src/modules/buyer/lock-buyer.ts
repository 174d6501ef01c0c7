/**
 * The one parent of all that belongs to a buyer: orders and the submits they came from, payments, coupons, points,
 * balance, addresses. Whoever decides from one row of these about another locks the buyer first; so the decision sees
 * what the last one left, in any number of processes.
 *
 * Every transaction locks in this order, rows of one table by rising id, so that no two wait for each other for good:
 * the key of a repeated call, buyer, confirm, orders, refunds, SKUs, products, secrets, offers, coupons, cart, payments.
 */
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, payments, users } from "#server/db/schema/index.ts";

/** Not the strongest lock: rows that only name the buyer can still be written meanwhile. */
const strength = "no key update";

/** Waits for whatever else is being decided for the buyer; until the transaction ends. */
export async function lockBuyer(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength);
}

/**
 * Locks the buyers of the orders of `which`, who paid for them, and `and`. Without `waits` only those whom nobody holds;
 * answers whether all are locked.
 */
export async function lockBuyersOf(
  tx: Database,
  which: SQL | undefined,
  { waits = true, and }: { waits?: boolean; and?: number } = {},
): Promise<boolean> {
  const owners = tx.select({ id: orders.userId }).from(orders).where(which);
  const payers = tx
    .select({ id: payments.userId })
    .from(orders)
    .innerJoin(payments, eq(payments.payNo, orders.payNo))
    .where(which);
  const also = and === undefined ? sql`` : sql` union select ${and}::bigint`;
  // One list, by which their rows are found; several conditions would have every user looked at.
  const whom = inArray(users.id, sql`(${owners} union ${payers}${also})`);
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(whom)
    .orderBy(asc(users.id))
    .for(strength, waits ? {} : { skipLocked: true });
  return waits || locked.length === (await tx.$count(users, whom));
}
