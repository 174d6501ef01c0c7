import { errorCatalogue, successCode } from "@tradehall/api-client/errors";
import { beforeAll, describe, expect, test } from "vitest";
import type { Handler } from "./handle.ts";
import { loadHandlers } from "./modules.ts";
import { attacksOn, type Sent, urlOf } from "./testing/abuse.ts";
import { testServer } from "./testing/test-server.ts";
import { world } from "./testing/world.ts";

const handlers = await loadHandlers({ sandbox: true });
const server = testServer();
const statusOf: Record<string, number> = {
  [successCode]: 200,
  ...Object.fromEntries(Object.entries(errorCatalogue).map(([code, { status }]) => [code, status])),
};

interface Answered {
  status: number;
  code: string;
  keys: string[];
}

async function send(
  { endpoint }: Handler,
  sent: Omit<Sent, "what" | "right">,
  token?: string,
): Promise<Answered> {
  const response = await server.app.inject({
    method: endpoint.method,
    url: sent.url,
    headers: { ...sent.headers, ...(token ? { authorization: token } : {}) },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  });
  // A file has no envelope: what is in it is its own test's matter.
  const isFile = endpoint.file?.includes(String(response.headers["content-type"]));
  const answer = isFile ? { code: "00000", data: null, msg: "", success: true } : response.json();
  return { status: response.statusCode, code: answer.code, keys: Object.keys(answer).sort() };
}

/** What went wrong with an answer, or nothing. */
function fault(handler: Handler, what: string, answer: Answered, right: readonly string[]): string[] {
  const { code, status, keys } = answer;
  const name = `${handler.endpoint.name}, ${what}`;
  if (keys.join() !== "code,data,msg,success") return [`${name}: no envelope but ${keys.join()}`];
  if (!right.includes(code)) return [`${name}: answered ${code}, not ${right.join(" or ")}`];
  return status === statusOf[code] ? [] : [`${name}: ${code} came with HTTP ${status}`];
}

const named = handlers.map((handler) => [handler.endpoint.name, handler] as const);
const closed = named.filter(([, { endpoint }]) => endpoint.auth === "token");

test("finds the calls", () => {
  expect(handlers.length).toBeGreaterThan(25);
  for (const [name, { endpoint }] of named)
    if (endpoint.path.startsWith("/p/")) expect(endpoint.auth, name).toBe("token");
});

const writing = named.filter(([, { endpoint }]) => endpoint.method === "GET" && endpoint.effect === "write");

test.each(writing)("%s does nothing for who asks only for its headers", async (_, { endpoint }) => {
  const headers = { authorization: await server.signIn(world.users.buyer) };
  const answer = await server.app.inject({ method: "HEAD", url: urlOf(endpoint), headers });
  expect(answer.statusCode).toBe(404);
});

describe.each(closed)("%s", (_, handler) => {
  test("is closed to who has no session, whatever else is wrong", async () => {
    const url = urlOf(handler.endpoint);
    const broken = { "content-type": "application/json" };
    const withBody = handler.endpoint.method === "GET" ? {} : { headers: broken, payload: "{" };
    const tokens = [undefined, "garbage", "x".repeat(5_000), "Bearer null", "' or 1=1 --"];
    const faults = [];
    for (const token of tokens) {
      const what = `token ${token?.slice(0, 20)}`;
      faults.push(...fault(handler, what, await send(handler, { url, ...withBody }, token), ["A00004"]));
    }
    expect(faults).toEqual([]);
  });
});

describe("with a session", () => {
  let token: string;

  beforeAll(async () => {
    token = await server.signIn(world.users.retail);
  });

  test.each(named)("%s answers abuse with the right code and never breaks", async (_, handler) => {
    const faults: string[] = [];
    for (const { what, right, ...sent } of attacksOn(handler.endpoint)) {
      // Signing out and a moved clock end sessions on the way.
      token = await server.signIn(world.users.retail);
      faults.push(...fault(handler, what, await send(handler, sent, token), right));
    }
    expect(faults).toEqual([]);
    expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined();
  });

  const owned = closed.filter(([, { endpoint }]) => endpoint.path.includes("{"));

  test.each(owned)("%s refuses what is someone else's", async (_, handler) => {
    const { body } = handler.endpoint.example as { body?: unknown };
    const headers = { "content-type": "application/json" };
    const payload = body === undefined ? {} : { headers, payload: JSON.stringify(body) };
    const answer = await send(handler, { url: urlOf(handler.endpoint), ...payload }, token);
    expect(fault(handler, "someone else's id", answer, ["A00001"])).toEqual([]);
  });
});
