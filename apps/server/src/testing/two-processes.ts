/**
 * Two processes on one database: apps with connections, queues and kept answers of their own. On PGlite, which has one
 * connection and can hide a race, there is no such thing.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../app.ts";
import { createClock } from "../clock.ts";
import { openDatabase } from "../db/database.ts";
import { callsOf, type TestServer, testServer } from "./test-server.ts";

export const hasProcesses = process.env.DATABASE_URL !== undefined;

/** The first as ever, and a second one beside it; `calls` takes them in turn. */
export function twoProcesses(): { first: TestServer; calls: (index: number) => TestServer["call"] } {
  const first = testServer();
  let second: { call: TestServer["call"]; close(): Promise<void> } | undefined;
  beforeAll(async () => {
    const { rows } = (await first.database.db.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    const url = new URL(String(process.env.DATABASE_URL));
    url.pathname = `/${rows[0]?.name}`;
    const database = await openDatabase({ databaseUrl: url.href, dataDir: "" });
    const app = await buildApp({ database, clock: await createClock(database.db), settings: first.settings });
    const close = async () => {
      await app.close();
      await database.close();
    };
    second = { call: callsOf(app), close };
  });
  afterAll(() => second?.close());
  return { first, calls: (index) => (index % 2 === 0 || !second ? first.call : second.call) };
}
