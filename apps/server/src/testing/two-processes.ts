/**
 * Two processes on one database: apps with connections, queues and kept answers of their own. On PGlite, which has one
 * connection and can hide a race, the second is the first once more.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../app.ts";
import { createClock } from "../clock.ts";
import { openDatabase } from "../db/database.ts";
import { holdToContract } from "./held-to-contract.ts";
import { callsOf, type TestServer, testServer } from "./test-server.ts";

export const hasProcesses = Boolean(process.env.DATABASE_URL);

async function openBeside(first: TestServer): Promise<TestServer & { close(): Promise<void> }> {
  const { rows } = (await first.database.db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const url = new URL(String(process.env.DATABASE_URL));
  url.pathname = `/${rows[0]?.name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: "" });
  const { settings } = first;
  const clock = await createClock(database.db);
  const app = await buildApp({ database, clock, settings });
  holdToContract(app);
  const close = async () => {
    await app.close();
    await database.close();
  };
  const signIn: TestServer["signIn"] = (userId) => first.signIn(userId);
  return { app, database, clock, settings, signIn, call: callsOf(app), close };
}

/** The first as ever, and a second one beside it; `calls` takes them in turn. */
export function twoProcesses(): {
  first: TestServer;
  second: TestServer;
  calls: (index: number) => TestServer["call"];
} {
  const first = testServer();
  let opened: Awaited<ReturnType<typeof openBeside>> | undefined;
  beforeAll(async () => {
    if (hasProcesses) opened = await openBeside(first);
  });
  afterAll(() => opened?.close());
  const second = new Proxy({} as TestServer, {
    get: (_, key) => (opened ?? first)[key as keyof TestServer],
  });
  return { first, second, calls: (index) => (index % 2 === 0 ? first.call : second.call) };
}
