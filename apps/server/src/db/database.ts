/** Opens the database: embedded PGlite under the data folder, or PostgreSQL by its URL. One SQL for both. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { lockFolder } from "./lock.ts";
import * as schema from "./schema/index.ts";
import { refreshStatistics } from "./statistics.ts";

/** What handlers query: a database or a transaction of it. Inside a transaction use only the transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  db: Database;
  kind: "pglite" | "postgres";
  /** The whole embedded database as one file, to open copies from (tests). */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

// numeric and bigint sums must come back as numbers on both engines; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const bigintOid = 20;

async function openPostgres(url: string): Promise<OpenedDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 20_000 });
  // An idle connection that the server closes must not end the process; the pool opens another.
  pool.on("error", () => undefined);
  const db = drizzlePostgres(pool, { schema });
  await migratePostgres(db, { migrationsFolder });
  return { db: db as unknown as Database, kind: "postgres", close: () => pool.end() };
}

/** A database in memory where `folder` is missing; `loaded` is a dump of another one's folder (tests). */
export async function openEmbedded(folder?: string, loaded?: Blob): Promise<OpenedDatabase> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => undefined;
  try {
    const client = await PGlite.create({
      ...(folder ? { dataDir: path.join(folder, "pglite") } : {}),
      ...(loaded ? { loadDataDir: loaded } : {}),
      parsers: { [bigintOid]: Number },
    });
    const db = drizzlePglite(client, { schema });
    await migratePglite(db, { migrationsFolder });
    if (folder) await refreshStatistics(db as unknown as Database);
    const close = async () => {
      await client.close();
      unlock();
    };
    return { db: db as unknown as Database, kind: "pglite", close, dump: () => client.dumpDataDir("none") };
  } catch (cause) {
    unlock();
    throw new Error(`the database in ${folder ?? "memory"} cannot be opened; npm run reset starts anew`, {
      cause,
    });
  }
}

/** The one door: PostgreSQL where a URL is given, else the embedded database in the folder. */
export const openDatabase = (settings: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<OpenedDatabase> =>
  settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(settings.dataDir);
