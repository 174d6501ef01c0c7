import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PipelinedReads } from "./pipelined-reads.ts";

const connectionString = process.env.DATABASE_URL;

// The embedded database has no connections.
describe.runIf(connectionString)("reads that follow each other on few connections", () => {
  let reads: PipelinedReads;
  const open = (connections: number) =>
    new PipelinedReads({
      connections,
      stuckMs: 20_000,
      create: () => {
        const client = new pg.Client({ connectionString, pipeline: true });
        client.on("error", () => undefined);
        return client;
      },
    });
  const ask = (text: string, values: unknown[] = []) => reads.query({ text }, values);
  const isOpen = () => vi.waitUntil(() => ask("select 1"));
  const own = async () => (await ask("select pg_backend_pid() as pid"))?.rows[0].pid as number;

  beforeAll(async () => {
    reads = open(1);
    await isOpen();
  });
  afterAll(() => reads.end());

  test("many of one moment are each answered with their own, on one connection", async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    const answers = numbers.map((number) =>
      ask("select $1::int as number, pg_backend_pid() as pid", [number]),
    );
    const rows = (await Promise.all(answers)).map((answer) => answer?.rows[0]);
    expect(rows.map((row) => row.number)).toEqual(numbers);
    expect(new Set(rows.map((row) => row.pid)).size).toBe(1);
  });

  test("one that fails fails alone", async () => {
    const [before, failed, after] = await Promise.allSettled([
      ask("select $1::int as number", [1]),
      ask("select 1 / $1::int as number", [0]),
      ask("select $1::int as number", [3]),
    ]);
    expect(before).toMatchObject({ value: { rows: [{ number: 1 }] } });
    expect(failed).toMatchObject({ status: "rejected", reason: { message: "division by zero" } });
    expect(after).toMatchObject({ value: { rows: [{ number: 3 }] } });
  });

  test("who comes while a long one runs is not kept waiting behind it", async () => {
    const long = ask("select pg_sleep(0.3)");
    await new Promise((done) => setTimeout(done, 50));
    expect(ask("select 1")).toBeUndefined();
    await long;
    expect((await ask("select 1 as one"))?.rows).toEqual([{ one: 1 }]);
  });

  test("what may write or wait for a lock is not taken", () => {
    for (const text of [
      "insert into users values (1)",
      "update users set id = 1",
      "with put as (insert into users values (1)) select 1",
      "select id from users for update",
      "select id from users where id = $1 FOR NO KEY UPDATE",
      "select id from users for update skip locked",
      "select id from users for share",
    ])
      expect(ask(text), text).toBeUndefined();
  });

  test("a connection that ended fails what waited and is replaced", async () => {
    const ended = await own();
    const waiting = ask("select pg_sleep(5)");
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    await Promise.all([
      expect(waiting).rejects.toThrow(/terminat/i),
      admin.query("select pg_terminate_backend($1)", [ended]),
    ]);
    await admin.end();
    await isOpen();
    expect(await own()).not.toBe(ended);
  });
});
