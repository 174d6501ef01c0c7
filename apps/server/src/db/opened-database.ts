import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Listen } from "./listen.ts";
import type * as schema from "./schema/index.ts";

/** What handlers query: a database or a transaction of it. Inside a transaction use only the transaction. */
export type Database = NodePgDatabase<typeof schema>;

export interface OpenedDatabase {
  db: Database;
  kind: "pglite" | "postgres";
  /** The whole embedded database as one file, to open copies from (tests). */
  dump?(): Promise<Blob>;
  /** Hears what is told on a channel by NOTIFY, by this process or another. */
  listen: Listen;
  close(): Promise<void>;
}
