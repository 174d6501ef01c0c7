/** Calls about the same name, in whatever process, go one after another until the transaction ends. */
import { sql } from "drizzle-orm";
import type { Database } from "./opened-database.ts";

/** Waits for the name; keep what follows short, since the connection waits, too. */
export const lockName = (tx: Pick<Database, "execute">, name: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
