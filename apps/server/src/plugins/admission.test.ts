import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { countItems } from "@tradehall/api-client/endpoints/cart/count-items";
import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { openTestServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world, worldPassword } from "#server/testing/world.ts";
import { serialize } from "../serialize.ts";
import { admission, waitForBody } from "./admission.ts";
import { envelope } from "./envelope.ts";

const closing: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close();
});

const none = { first: 0, usual: 0, last: 0 };
const long = { first: 60_000, usual: 60_000, last: 60_000 };

test("what is more than a server can do is told so at once, and the next call is answered as before", async () => {
  const server = await openTestServer({ admission: { atOnce: 1, waiting: 0, waitMs: none } });
  closing.push(server);
  const authorization = await server.signIn(world.users.buyer);
  const ask = () => server.app.inject({ url: "/p/shopCart/prodCount", headers: { authorization } });
  const [first, second, alive] = await Promise.all([ask(), ask(), server.app.inject("/healthz")]);
  expect(first.statusCode).toBe(200);
  expect(second.statusCode).toBe(503);
  expect(second.json()).toMatchObject({ success: false, code: "A00016", data: null });
  expect(second.json().msg).not.toBe("");
  expect(Number(second.headers["retry-after"])).toBeGreaterThan(0);
  expect(alive.statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
});

test.each([
  ["creates", "creating buyer", { url: changeItem.path, payload: { ...helmet, count: 1 } }],
  ["signs in", "user", { url: signIn.path, payload: { userName: "buyer01", passWord: worldPassword } }],
])("a call that %s holds no turn while it waits for an earlier one of its buyer", async (_, key, call) => {
  const server = await openTestServer({ admission: { atOnce: 1, waiting: 0, waitMs: none } });
  closing.push(server);
  const authorization = await server.signIn(world.users.buyer);
  const other = await server.signIn(world.users.other);
  const { promise: end, resolve: endEarlier } = Promise.withResolvers<void>();
  const earlier = serialize(server.database.db, `${key} ${world.users.buyer}`, () => end);
  const mine = server.app.inject({ method: "POST", headers: { authorization }, ...call });
  // The call is in by then. On a busy machine it may not yet have reached its wait, where its turn ends.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const ask = () => server.app.inject({ url: countItems.path, headers: { authorization: other } });
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), { timeout: 10_000 });
  endEarlier();
  await earlier;
  expect((await mine).json()).toMatchObject({ success: true });
});

/** A server whose calls take turns and last until they are told to end. */
async function workshop() {
  const app = fastify();
  envelope.install(app);
  const takeTurn = admission(app, { atOnce: 1, waiting: 10, waitMs: long });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  for (const [url, endpoint] of [
    ["/look", countItems],
    ["/submit", submitOrder],
  ] as const)
    app.post(url, {
      onRequest: async (request) => takeTurn(request, endpoint),
      preParsing: async (request) => waitForBody(request),
      handler: async (request) => {
        await takeTurn(request, endpoint);
        begun.push(String(request.headers["x-name"]));
        return new Promise((resolve) => ends.push(() => resolve({})));
      },
    });
  await app.listen({ host: "127.0.0.1", port: 0 });
  closing.push(app);
  const { port } = app.server.address() as AddressInfo;
  const has = async (count: number) => {
    while (begun.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  /** Resolves once the server has it. */
  const send = async (name: string, url: string, { headers = "content-length: 0", body = "" } = {}) => {
    const socket = connect(port, "127.0.0.1").resume();
    socket.on("error", () => undefined);
    const arrived = once(app.server, "request");
    socket.write(`POST ${url} HTTP/1.1\r\nhost: a\r\nx-name: ${name}\r\n${headers}\r\n\r\n${body}`);
    await arrived;
    return socket;
  };
  return { begun, ends, has, send };
}

test("who has gone is not worked for", async () => {
  const { begun, ends, has, send } = await workshop();
  await send("first", "/look");
  await has(1);
  const gone = await send("gone", "/look");
  await send("stays", "/look");
  gone.destroy();
  await once(gone, "close");
  // The server hears of it on its own side.
  await new Promise((resolve) => setTimeout(resolve, 50));
  ends[0]?.();
  await has(2);
  expect(begun).toEqual(["first", "stays"]);
  ends[1]?.();
});

test("an order that is submitted goes before what someone looks at", async () => {
  const { begun, ends, has, send } = await workshop();
  await send("first", "/look");
  await has(1);
  await send("looks", "/look");
  await send("submits", "/submit");
  ends[0]?.();
  await has(2);
  ends[1]?.();
  await has(3);
  expect(begun).toEqual(["first", "submits", "looks"]);
  ends[2]?.();
});

test("a body that comes slowly keeps no one waiting", async () => {
  const { begun, ends, has, send } = await workshop();
  const headers = "content-type: application/json\r\ncontent-length: 2";
  const slow = await send("slow", "/look", { headers });
  await send("quick", "/look");
  await has(1);
  ends[0]?.();
  slow.write("{}");
  await has(2);
  expect(begun).toEqual(["quick", "slow"]);
  ends[1]?.();
});
