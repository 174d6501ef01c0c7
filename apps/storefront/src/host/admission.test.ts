import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ExampleApi, openExampleApi } from "./testing/api-of-examples.ts";
import { askRaw } from "./testing/ask.ts";
import { openSourceHost, type SourceHost } from "./testing/host-of-sources.ts";

vi.setConfig({ testTimeout: 60_000 });

const none = { first: 0, usual: 0, last: 0 };
const one = { atOnce: 1, waiting: 0, waitMs: none };

let api: ExampleApi;
let host: SourceHost;
beforeAll(async () => {
  api = await openExampleApi();
  host = await openSourceHost(api.origin, { admission: { pages: one, forwards: one, uploads: one } });
});
afterAll(async () => {
  await host.close();
  await api.close();
});

const signedIn = { "sec-fetch-site": "same-origin", cookie: "bbcToken=abc" };
const browser = { ...signedIn, accept: "text/html" };
const caller = { ...signedIn, locale: "en" };
const form = { ...browser, "content-type": "application/x-www-form-urlencoded" };
const ask = (path: string, headers: Record<string, string> = browser, method = "GET", body = "") =>
  askRaw(host.app, method, path, headers, body);

/** Asks while the host has its hands full: another request of the same kind waits for the API. */
async function askWhileBusy(...asked: Parameters<typeof ask>) {
  const letGo = api.hold();
  api.calls.splice(0);
  const first = asked[0].startsWith("/api/") ? ask("/api/p/user/shell", caller) : ask("/cart");
  await vi.waitUntil(() => api.calls.length > 0);
  const answer = await ask(...asked);
  letGo();
  expect((await first).status).toBe(200);
  return answer;
}

test("who opens a page meets one that tries again by itself, and then the page", async () => {
  const { status, headers, body } = await askWhileBusy("/list");
  expect(status).toBe(503);
  expect(body).toContain(`<meta http-equiv="refresh" content="${headers["retry-after"]}">`);
  for (const words of ["当前访问人数较多", "The mall is very busy", "重试", "Try again"])
    expect(body).toContain(words);
  const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? [];
  expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(body).not.toContain("<script");
  expect((await ask("/list")).status).toBe(200);
});

test("who sends a form without script is told that nothing was sent, and nothing is sent again", async () => {
  const { status, body } = await askWhileBusy("/cart", form, "POST", "intent=x");
  expect(status).toBe(503);
  expect(body).toContain("Nothing was sent");
  expect(body).not.toContain("http-equiv");
});

test.each(["/list.data", "/api/p/shopCart/prodCount"])("%s is told so in the envelope", async (path) => {
  const { status, headers, body } = await askWhileBusy(path, caller);
  expect(status).toBe(503);
  const retryAfterSeconds = Number(headers["retry-after"]);
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(JSON.parse(body)).toEqual({
    success: false,
    code: "A00016",
    msg: "The mall is very busy, please try again in a moment",
    // The page sees no header of an answer that its router did not write.
    data: path.endsWith(".data") ? { retryAfterSeconds } : null,
  });
});

test("the host says that it is alive whatever it has to do", async () => {
  expect((await askWhileBusy("/healthz")).status).toBe(200);
});

test("a page that no one waits for any more is dropped: its calls are called off, and its place is free", async () => {
  const letGo = api.hold();
  api.calls.splice(0);
  const { port } = host.app.server.address() as AddressInfo;
  const left = request({ port, path: "/cart", headers: browser });
  left.on("error", () => undefined).end();
  await vi.waitUntil(() => api.calls.length > 0);
  left.destroy();
  await vi.waitUntil(() => api.calledOff > 0);
  letGo();
  expect((await ask("/list")).status).toBe(200);
});
