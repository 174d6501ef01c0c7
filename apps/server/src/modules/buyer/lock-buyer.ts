/**
 * The one parent of all that belongs to a buyer: orders and the submits they came from, payments, coupons, points,
 * balance, addresses. Anyone who decides from one row of these about another locks the buyer first; so the decision sees
 * what the last one left, in any number of processes.
 *
 * The buyers stand after the teams and before stock in the one order of all locks (db/lock-order.ts).
 */

import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, payments, teams, users } from "#server/db/schema/index.ts";

/** Not the strongest lock: rows that only name the buyer can still be written meanwhile. */
const strength = "no key update";

/** Waits for whatever else is being decided for the buyer; until the transaction ends. */
export async function lockBuyer(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength);
}

/** Teams that still form, of these: what becomes of one is decided for all its members at once. */
async function lockTeams(
  tx: Database,
  which: SQL | undefined,
  waits: boolean,
): Promise<number[] | undefined> {
  const those = and(isNull(teams.settledAt), which);
  const locked = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(those)
    .orderBy(asc(teams.id))
    .for("update", waits ? {} : { skipLocked: true });
  const isWhole = waits || locked.length === (await tx.$count(teams, those));
  return isWhole ? locked.map(({ id }) => id) : undefined;
}

/**
 * Locks the buyers of the orders of `which`, who paid for them, and `and`; before them the teams of these orders, and
 * with them all who are in one. Without `waits` only what no one holds; answers whether all are locked.
 */
export async function lockBuyersOf(
  tx: Database,
  which: SQL | undefined,
  { waits = true, and: also }: { waits?: boolean; and?: number } = {},
): Promise<boolean> {
  const ofOrders = tx.select({ id: orders.teamId }).from(orders).where(which);
  const teamIds = await lockTeams(tx, inArray(teams.id, ofOrders), waits);
  if (!teamIds) return false;
  const members = and(inArray(orders.teamId, teamIds), ne(orders.status, orderStatuses.canceled));
  const all = teamIds.length > 0 ? or(which, members) : which;
  const owners = tx.select({ id: orders.userId }).from(orders).where(all);
  const payers = tx
    .select({ id: payments.userId })
    .from(orders)
    .innerJoin(payments, or(eq(payments.payNo, orders.payNo), eq(payments.payNo, orders.depositPayNo)))
    .where(all);
  const caller = also === undefined ? sql`` : sql` union select ${also}::bigint`;
  // One list, by which their rows are found; several conditions would have every user looked at.
  const whom = inArray(users.id, sql`(${owners} union ${payers}${caller})`);
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(whom)
    .orderBy(asc(users.id))
    .for(strength, waits ? {} : { skipLocked: true });
  return waits || locked.length === (await tx.$count(users, whom));
}
