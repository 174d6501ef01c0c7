import { Writable } from "node:stream";
import { DrizzleQueryError, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { buildApp } from "#server/app.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world, worldPassword } from "#server/testing/world.ts";
import { loggerOptions } from "./logs.ts";

const server = testServer();

/** A server whose logs are read line by line. */
async function loggingServer() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = pino(loggerOptions({ logLevel: "trace" }), stream);
  const { database, clock, settings } = server;
  return { app: await buildApp({ database, clock, settings, logger }), lines };
}

test("gives every call an id, in its answer and in each of its log lines", async () => {
  const { app, lines } = await loggingServer();
  const answer = await app.inject({ url: "/p/shop" });
  const id = answer.headers["x-request-id"];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
  expect(logged.map(({ msg }) => msg)).toEqual(["incoming request", "request completed"]);
  await app.close();
});

test("keeps the id a page gives its calls, unless it is none", async () => {
  const idFor = async (given: string) =>
    (await server.app.inject({ url: "/p/shop", headers: { "x-request-id": given } })).headers["x-request-id"];
  expect(await idFor("page-42.7")).toBe("page-42.7");
  for (const bad of ["", "two words", "a\tb", "x".repeat(101), "<script>"])
    expect(await idFor(bad)).toMatch(/^[\da-f-]{36}$/);
});

test("writes neither password nor token into the logs, not even of a careless line", async () => {
  const { app, lines } = await loggingServer();
  const post = (passWord: string) =>
    app.inject({ method: "POST", url: "/login", payload: { userName: "buyer01", passWord } });
  const token: string = (await post(worldPassword)).json().data.accessToken;
  await post("Wrong#Secret1");
  const headers = { authorization: token, cookie: `bbcToken=${token}` };
  await app.inject({ url: "/p/user/userInfo", headers });
  app.log.info(
    { req: { headers }, headers, body: { passWord: worldPassword }, accessToken: token },
    "careless",
  );
  expect(lines.join("")).toContain("careless");
  for (const secret of [worldPassword, "Wrong#Secret1", token]) expect(lines.join("")).not.toContain(secret);
  await app.close();
});

test("says in the logs which query broke a call, without what it was given, and A00005 to the buyer", async () => {
  const { app, lines } = await loggingServer();
  const authorization = await server.signIn(world.users.buyer);
  await server.database.db.execute(sql`alter table collections rename to lost`);
  const answer = await app.inject({
    method: "POST",
    url: "/p/user/collection/addOrCancel",
    headers: { authorization },
    payload: { prodId: 424_242_424_242 },
  });
  await server.database.db.execute(sql`alter table lost rename to collections`);
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ success: false, code: "A00005", msg: "", data: null });
  expect(lines.join("")).toContain('delete from \\"collections\\"');
  expect(lines.join("")).not.toContain("424242424242");
  await app.close();
});

const signIn = (app: FastifyInstance) =>
  app.inject({ method: "POST", url: "/login", payload: { userName: "buyer01", passWord: worldPassword } });

/** Lines about faults, without the two that every call has. */
const faultsIn = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);

test("an outage is one short line a second with a number, however many calls fail", async () => {
  const { app, lines } = await loggingServer();
  const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  const { db } = server.database;
  const select = vi.spyOn(db, "select").mockImplementation(() => {
    throw new DrizzleQueryError(`select ${"x, ".repeat(1_000)}`, [], gone);
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(app)));
  const counted = () => faultsIn(lines).reduce((sum, { times }) => sum + times, 0);
  await vi.waitUntil(() => counted() === answers.length, 5_000);
  select.mockRestore();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  const logged = faultsIn(lines);
  expect(logged[0]).toMatchObject({ times: 1, msg: "calls must come again" });
  for (const { reason } of logged) expect(reason).toBe("Error: connect ECONNREFUSED 127.0.0.1:5432");
  // One and another, where the machine is not very slow.
  expect(logged.length).toBeLessThan(10);
  expect(JSON.stringify(logged).length).toBeLessThan(3_000);
  await app.close();
});

test("any other fault is there whole once, and two of them apart", async () => {
  const { app, lines } = await loggingServer();
  const { db } = server.database;
  const select = vi.spyOn(db, "select");
  for (const words of ["first", "first", "second"]) {
    select.mockImplementation(() => {
      throw new DrizzleQueryError("select 1", [Math.random()], new Error(words));
    });
    expect((await signIn(app)).statusCode).toBe(500);
  }
  select.mockRestore();
  const stacks = faultsIn(lines).map(({ err }) => err.stack);
  expect(stacks).toEqual([
    expect.stringMatching(/select 1[\s\S]*caused by[\s\S]*first/),
    expect.stringContaining("second"),
  ]);
  await app.close();
});
