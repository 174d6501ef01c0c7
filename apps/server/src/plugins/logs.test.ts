import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test } from "vitest";
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
