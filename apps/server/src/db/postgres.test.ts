import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, Socket } from "node:net";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildApp } from "#server/app.ts";
import { createClock } from "#server/clock.ts";
import { testServer } from "#server/testing/test-server.ts";
import { openDatabase } from "./database.ts";
import type { OpenedDatabase } from "./opened-database.ts";
import type { Serving } from "./serving.ts";

const url = process.env.DATABASE_URL;
const name = `tradehall_ends_${randomUUID().replaceAll("-", "")}`;

/** Is between the server and the database and may fall silent, as a network does that drops every packet. */
async function openWire(target: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const wire = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => isSilent || to.write(bytes));
      from.on("close", () => isSilent || to.destroy());
      from.on("error", () => undefined);
    }
  }).listen(0, "127.0.0.1");
  await once(wire, "listening");
  return {
    port: (wire.address() as AddressInfo).port,
    silence: (is: boolean) => {
      isSilent = is;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      wire.close();
    },
  };
}

describe.runIf(url)("PostgreSQL may end at any moment", () => {
  const server = testServer();
  let admin: pg.Client;
  let wire: Awaited<ReturnType<typeof openWire>>;
  let database: OpenedDatabase;
  let app: FastifyInstance;
  let between = async () => {};

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const target = new URL(url ?? "");
    wire = await openWire(target);
    const own = Object.assign(new URL(target), {
      hostname: "127.0.0.1",
      port: wire.port,
      pathname: `/${name}`,
    });
    const pace = { everyMs: 50, silentMs: 1_000 };
    database = await openDatabase({ databaseUrl: own.href, dataDir: "" }, { connections: 2, pace });
    app = await buildApp({ database, clock: await createClock(database.db), settings: server.settings });
    app.get("/two-statements", () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await between();
        await tx.execute(sql`select 2`);
        return "both";
      }),
    );
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    wire.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const endConnections = async () => {
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  };
  const ask = async (path: string) => {
    const answer = await app.inject({ url: path });
    return { status: answer.statusCode, code: answer.json().code, retryAfter: answer.headers["retry-after"] };
  };
  const busy = { status: 503, code: "A00016", retryAfter: expect.any(String) };
  const isReady = () => expect.poll(() => ask("/readyz"), { timeout: 20_000 }).toMatchObject({ status: 200 });
  const isServed = () =>
    expect.poll(async () => (await app.inject("/two-statements")).body, { timeout: 20_000 }).toBe("both");

  test("a connection that ends between two statements is a call that may come again, and the next is answered", async () => {
    between = endConnections;
    // More often than there are connections: none is lost for good.
    for (let time = 0; time < 5; time++) {
      expect(await ask("/two-statements")).toEqual(busy);
      await isReady();
    }
    between = async () => {};
    await isServed();
  });

  test("connections that end while no one uses them are replaced", async () => {
    await Promise.all([1, 2, 3, 4].map(() => app.inject("/two-statements")));
    await endConnections();
    await isReady();
    await isServed();
  });

  test("a silent database is a busy shop, also for who was in the middle, and is used again when it speaks", async () => {
    between = async () => wire.silence(true);
    expect(await ask("/two-statements")).toEqual(busy);
    between = async () => {};
    const calls = Array.from({ length: 6 }, () => ask("/two-statements"));
    expect(await Promise.all([ask("/readyz"), ...calls])).toEqual(Array.from({ length: 7 }, () => busy));
    expect(await ask("/healthz")).toMatchObject({ status: 200 });
    wire.silence(false);
    await isReady();
    await isServed();
  });

  test("a failed statement leaves its connection fit for the next transaction", async () => {
    const failing = database.db.transaction((tx) => tx.execute(sql`select 1 / 0`));
    await expect(failing).rejects.toThrow();
    for (let time = 0; time < 4; time++) await isServed();
  });

  test("a program that runs to its end waits for a statement as long as it takes, a server does not", async () => {
    const bounded = vi.spyOn(Socket.prototype, "setTimeout");
    const boundsOf = async (serving?: Serving) => {
      bounded.mockClear();
      const opened = await openDatabase({ databaseUrl: url, dataDir: "" }, serving);
      await opened.db.transaction((tx) => tx.execute(sql`select 1`));
      await opened.close();
      return bounded.mock.calls.map(([ms]) => ms).filter((ms) => ms > 0);
    };
    expect(await boundsOf()).toEqual([]);
    expect(await boundsOf({ connections: 1 })).not.toEqual([]);
    bounded.mockRestore();
  });

  test("a process opens no more connections than it was given", async () => {
    const databaseUrl = Object.assign(new URL(url ?? ""), { pathname: `/${name}` }).href;
    const { db, close } = await openDatabase({ databaseUrl, dataDir: "" }, { connections: 1 });
    const asked = sql`select pg_backend_pid() as pid`;
    const pidOf = async (work: Pick<typeof db, "execute">) =>
      ((await work.execute(asked)) as { rows: { pid: number }[] }).rows[0]?.pid;
    const work = () => [pidOf(db), db.transaction(pidOf)];
    const pids = await Promise.all(Array.from({ length: 4 }, work).flat());
    expect(new Set(pids).size).toBe(1);
    await close();
  });
});
