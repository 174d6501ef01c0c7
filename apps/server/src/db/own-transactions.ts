import { PgTransaction } from "drizzle-orm/pg-core";
import type { Database } from "./opened-database.ts";

/**
 * For work that goes row after row, each in a transaction of its own: within another transaction the locks of one row
 * would be held while the next is waited for, and two such calls could wait for each other. Throws there.
 */
export function needOwnTransactions(db: Database): void {
  if (db instanceof PgTransaction)
    throw new Error("what settles deadlines was called within a transaction: see `settle` of a handler");
}

/** For what is asked outside the database: locks would be held for as long as another's server takes. Throws there. */
export function needNoTransaction(db: Database): void {
  if (db instanceof PgTransaction)
    throw new Error("something outside was asked within a transaction: see `after` of a handler");
}
