/** Opens the database: embedded PGlite under the data folder, or PostgreSQL by its URL. One SQL for both. */
import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { embeddedPool } from "./embedded-pool.ts";
import { FolderFault } from "./folder-fault.ts";
import { databaseFolder, forgetFiles, refuseLostFiles, rememberFiles } from "./folder-files.ts";
import { listenEmbedded } from "./listen.ts";
import { lockFolder } from "./lock.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import type { OpenedDatabase } from "./opened-database.ts";
import { planning } from "./planning.ts";
import { openPostgres } from "./postgres.ts";
import * as schema from "./schema/index.ts";
import type { Serving } from "./serving.ts";
import { refreshStatistics } from "./statistics.ts";

export type { Database, OpenedDatabase } from "./opened-database.ts";

/** A database in memory where `folder` is missing; `loaded` is a dump of another one's folder (tests). */
export async function openEmbedded(folder?: string, loaded?: Blob): Promise<OpenedDatabase> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => undefined;
  try {
    if (folder) {
      refuseLostFiles(folder);
      forgetFiles(folder);
    }
    const client = await PGlite.create({
      ...(folder ? { dataDir: databaseFolder(folder) } : {}),
      ...(loaded ? { loadDataDir: loaded } : {}),
    });
    for (const [name, value] of Object.entries(planning)) await client.exec(`set ${name} = '${value}'`);
    const pool = embeddedPool(client);
    const db = drizzle(pool, { schema });
    await migrate(db, { migrationsFolder });
    if (folder) {
      await refreshStatistics(db);
      await rememberFiles(folder, client);
    }
    const close = async () => {
      // What is lost already is found by the next start, against the list of this one.
      if (folder) await rememberFiles(folder, client).catch(() => undefined);
      await pool.end();
      await client.close();
      unlock();
    };
    const dump = () => client.dumpDataDir("none");
    const listen = listenEmbedded(pool);
    return { db, kind: "pglite", close, dump, listen };
  } catch (cause) {
    unlock();
    if (cause instanceof FolderFault) throw cause;
    throw new Error(`the database in ${folder ?? "memory"} cannot be opened; npm run reset starts anew`, {
      cause,
    });
  }
}

/** The one door: PostgreSQL where a URL is given, else the embedded database in the folder. */
export const openDatabase = (
  settings: { databaseUrl?: string | undefined; dataDir: string },
  serving?: Serving,
): Promise<OpenedDatabase> =>
  settings.databaseUrl ? openPostgres(settings.databaseUrl, serving) : openEmbedded(settings.dataDir);
