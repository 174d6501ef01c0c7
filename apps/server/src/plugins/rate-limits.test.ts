import type { Endpoint } from "@tradehall/api-client/contract";
import { getCodeStatus } from "@tradehall/api-client/endpoints/account/session/get-code-status";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { getBranding } from "@tradehall/api-client/endpoints/site/get-branding";
import { callLimits } from "@tradehall/mall-rules/limits";
import { describe, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const perMinute = 5;
const small = testServer({ callsPerMinute: perMinute });

/** Each test is behind an address of its own. */
let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

interface Caller {
  address: string;
  token?: string;
  headers?: Record<string, string>;
}

async function statusOf(
  { app }: typeof small,
  { method, path }: Endpoint,
  { address, token, headers }: Caller,
): Promise<number> {
  const answer = await app.inject({
    method,
    url: path,
    remoteAddress: address,
    headers: { ...headers, ...(token ? { authorization: token } : {}) },
    ...(method === "GET" ? {} : { payload: {} }),
  });
  return answer.statusCode;
}

/** Statuses of so many calls in a row, each once, in the order they first came. */
async function statusesOf(count: number, call: (at: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push(await call(at));
  return [...new Set(statuses)];
}

describe("a session", () => {
  test("has a limit of its own, no matter who else calls from its address", async () => {
    const address = newAddress();
    const [one, other] = [await small.signIn(world.users.buyer), await small.signIn(world.users.other)];
    const ask = (token: string) => () => statusOf(small, getShop, { address, token });
    expect(await statusesOf(perMinute, ask(one))).toEqual([200]);
    expect(await statusesOf(2, ask(one))).toEqual([429]);
    expect(await statusesOf(perMinute, ask(other))).toEqual([200]);
    // Who has none counts for the address.
    expect(await statusesOf(perMinute, () => statusOf(small, getBranding, { address }))).toEqual([200]);
    expect(await statusOf(small, getBranding, { address })).toBe(429);
    expect(await statusOf(small, getBranding, { address: newAddress() })).toBe(200);
  });

  test("says how long to wait", async () => {
    const token = await small.signIn(world.users.buyer);
    const ask = () =>
      small.app.inject({ url: getShop.path, headers: { authorization: token, locale: "en" } });
    for (let at = 0; at < perMinute; at += 1) await ask();
    const answer = await ask();
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({
      success: false,
      code: "A00015",
      msg: "Too many requests, please try again later",
      data: null,
    });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  test("is none because a token says so: made-up ones count for the address", async () => {
    const address = newAddress();
    const guess = (at: number) => statusOf(small, getShop, { address, token: `made-up-${at}` });
    expect(await statusesOf(perMinute, guess)).toEqual([401]);
    expect(await statusesOf(3, guess)).toEqual([429]);
  });
});

describe("an address", () => {
  test("has a limit in all, also for what is no call", async () => {
    const address = newAddress();
    const ask = (url: string) =>
      small.app.inject({ url, remoteAddress: address }).then((answer) => answer.statusCode);
    expect(await statusesOf(perMinute * callLimits.addressShare, () => ask("/nowhere"))).toEqual([404]);
    expect(await ask("/nowhere")).toBe(429);
    const token = await small.signIn(world.users.buyer);
    expect(await statusOf(small, getShop, { address, token })).toBe(429);
    // A watchman must not think that the server is dead.
    expect([await ask("/healthz"), await ask("/readyz")]).toEqual([200, 200]);
  });

  test("is the buyer's, as the storefront on this machine says it; no one else is believed", async () => {
    const through = (address: string, forwardedFor: string) =>
      statusOf(small, getBranding, { address, headers: { "x-forwarded-for": forwardedFor } });
    const buyer = newAddress();
    expect(await statusesOf(perMinute, () => through("127.0.0.1", buyer))).toEqual([200]);
    expect(await through("127.0.0.1", buyer)).toBe(429);
    expect(await through("127.0.0.1", newAddress())).toBe(200);
    const liar = newAddress();
    expect(await statusesOf(perMinute, () => through(liar, newAddress()))).toEqual([200]);
    expect(await through(liar, newAddress())).toBe(429);
  });
});

describe("an office of 50 behind one address", () => {
  const strict = testServer({ sandbox: false, callsPerMinute: callLimits.perMinute });
  const people = 50;

  test.each([
    ["signs in within a minute, each at the third try", signIn, people * 3],
    ["asks for text messages to sign in with", sendLoginSms, people],
    ["looks every two seconds whether its pictures were scanned", getCodeStatus, people * 30],
  ] as const)("%s", async (_, endpoint, calls) => {
    const address = newAddress();
    const ask = () => statusOf(strict, endpoint, { address });
    // The body is refused, but for the limit a call is a call.
    expect(await statusesOf(calls, ask)).toEqual([400]);
  });

  test("but no one tries passwords all day", async () => {
    const address = newAddress();
    const statuses = await statusesOf(callLimits.signIns + 1, () => statusOf(strict, signIn, { address }));
    expect(statuses).toEqual([400, 429]);
  });
});
