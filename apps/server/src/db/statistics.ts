/**
 * What the planner goes by. PostgreSQL gathers it by itself in time; PGlite runs no autovacuum, and without it every
 * list of a large catalogue reads and sorts the whole table (docs/decisions/2026-11-21-lists-at-scale.md).
 */
import { sql } from "drizzle-orm";
import type { Database } from "./opened-database.ts";

/** Of all tables, after much was written at once; and marks which pages an index alone can speak for. Outside transactions. */
export const gatherStatistics = (db: Database) => db.execute(sql`vacuum analyze`);

/** Of all tables, where one has none yet or has doubled since. */
export async function refreshStatistics(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (reltuples < 0 or pg_relation_size(oid) > 2 * 8192 * greatest(relpages, 16)) limit 1`);
  if (rows.length > 0) await gatherStatistics(db);
}
