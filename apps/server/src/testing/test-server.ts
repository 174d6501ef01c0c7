/** A server of its own for each test file, on PGlite or, under DATABASE_URL, on PostgreSQL. */
import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AnswerOf, Endpoint, InputOf } from "@tradehall/api-client/contract";
import { bodyLimits, connectionLimits } from "@tradehall/mall-rules/limits";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import * as v from "valibot";
import { afterAll, beforeAll, inject } from "vitest";
import { buildApp } from "../app.ts";
import { type Clock, createClock } from "../clock.ts";
import { openDatabase, openEmbedded } from "../db/database.ts";
import type { OpenedDatabase } from "../db/opened-database.ts";
import * as schema from "../db/schema/index.ts";
import type { Parts } from "../parts.ts";
import { openSession } from "../plugins/session.ts";
import type { Settings } from "../settings.ts";
import { holdToContract } from "./held-to-contract.ts";
import { plantWorld } from "./world.ts";

interface Answer<T> {
  success: boolean;
  code: string;
  msg: string;
  data: T;
  status: number;
}

export interface TestServer extends Parts {
  app: FastifyInstance;
  /** Opens a session of a user of the world (testing/world.ts). */
  signIn(userId: number): Promise<string>;
  /** Makes a call and checks a successful answer against the contract. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    options?: { token?: string | undefined; headers?: Record<string, string> },
  ): Promise<Answer<AnswerOf<E>>>;
}

/** A new copy of the template; on PostgreSQL the run drops it in the end (testing/global-setup.ts). */
async function newCopy(): Promise<OpenedDatabase> {
  const url = process.env.DATABASE_URL;
  const template = inject("template");
  if (!url) return openEmbedded(undefined, await openAsBlob(template));
  const name = `${template}_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  // Copies of one template wait for each other; PostgreSQL refuses two at once.
  await admin.query("select pg_advisory_lock(7411)");
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const copyUrl = new URL(url);
  copyUrl.pathname = `/${name}`;
  return openDatabase({ databaseUrl: copyUrl.href, dataDir: "" });
}

/** Databases of this worker that no file uses now: making one takes longer than most files' tests. */
const idle: OpenedDatabase[] = [];
export const tableNames = Object.values(schema).flatMap((table) =>
  is(table, PgTable) ? getTableName(table) : [],
);

/** A copy of the template, or one that another file has left, planted again. */
async function copyOfTemplate(): Promise<OpenedDatabase> {
  const left = idle.pop();
  const opened = left ?? (await newCopy());
  if (left) {
    await left.db.execute(sql.raw(`truncate "${tableNames.join('", "')}" restart identity cascade`));
    await plantWorld(left.db);
  }
  return {
    ...opened,
    // What is kept of a database's answers hangs on this object: each file begins with nothing kept.
    db: Object.create(opened.db),
    close: async () => {
      idle.push(opened);
    },
  };
}

/** Calls an app as a client does, and checks its answers. */
export function callsOf(app: FastifyInstance): TestServer["call"] {
  return async (endpoint, input, { token, headers } = {}) => {
    const {
      params = {},
      query = {},
      body,
    } = (input ?? {}) as { params?: object; query?: object; body?: unknown };
    const filled = Object.entries(params).reduce(
      (url, [k, value]) => url.replace(`{${k}}`, String(value)),
      endpoint.path,
    );
    const search = new URLSearchParams(
      Object.entries(query).map(([k, value]) => [k, String(value)]),
    ).toString();
    const response = await app.inject({
      method: endpoint.method,
      url: search ? `${filled}?${search}` : filled,
      headers: {
        ...(token ? { authorization: token } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const answer = response.json();
    // What the server says must be what the contract promises.
    if (answer.success) v.parse(endpoint.answer, answer.data);
    return { ...answer, status: response.statusCode };
  };
}

export async function openTestServer(
  changes: Partial<Settings> = {},
): Promise<TestServer & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "tradehall-test-"));
  const database = await copyOfTemplate();
  const clock: Clock = await createClock(database.db);
  const settings: Settings = {
    port: 0,
    host: "127.0.0.1",
    databaseUrl: process.env.DATABASE_URL,
    databaseConnections: 20,
    databaseWaitMs: 0,
    dataDir,
    mallUrl: "https://mall.example.com",
    sandbox: true,
    easyCaptcha: true,
    autopilot: false,
    trustedProxies: "loopback",
    logLevel: "silent",
    callsPerMinute: 1_000_000,
    // Tests change goods behind the server's back and look at once.
    keeping: { freshMs: 0, staleMs: 0 },
    // However busy the machine is, a test reads the cleaned text.
    richText: { hosts: { pictures: [], videos: [] }, waitMs: 60_000 },
    // A test may make more calls at once than a server on its machine can take on.
    admission: { atOnce: 1_000, waiting: 0, waitMs: { first: 0, usual: 0, last: 0 } },
    bodies: bodyLimits,
    connections: connectionLimits,
    ...changes,
  };
  const app = await buildApp({ database, clock, settings });
  holdToContract(app);
  return {
    app,
    database,
    clock,
    settings,
    signIn: (userId) => openSession(database.db, clock, userId),
    call: callsOf(app),
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a server before a file's tests and closes it after them; read its parts inside the tests. */
export function testServer(changes: Partial<Settings> = {}): TestServer {
  let opened: Awaited<ReturnType<typeof openTestServer>> | undefined;
  beforeAll(async () => {
    opened = await openTestServer(changes);
  }, 60_000);
  afterAll(() => opened?.close());
  return new Proxy({} as TestServer, { get: (_, key) => opened?.[key as keyof TestServer] });
}
