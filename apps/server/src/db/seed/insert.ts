import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../opened-database.ts";

/** PostgreSQL takes 65,535 parameters in one statement. */
const parameterLimit = 30_000;

/** Inserts rows in as few statements as the parameter limit allows. */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  const size = Math.max(1, Math.floor(parameterLimit / Object.keys(getTableColumns(table)).length));
  for (let start = 0; start < rows.length; start += size)
    await db.insert(table).values(rows.slice(start, start + size));
}

/** Puts a table's counter behind the ids that were given by hand. */
export async function restartIds(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
  );
}
