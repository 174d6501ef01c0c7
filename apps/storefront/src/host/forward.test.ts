import { openApi } from "@tradehall/api-client/openapi";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTurns } from "./admission.ts";
import { keepPersonal } from "./caching.ts";
import { forward } from "./forward.ts";
import { loadEndpoints, loadKnownCalls } from "./known-calls.ts";
import { loginCode } from "./login-code.ts";
import { readSettings } from "./settings.ts";
import { type ExampleApi, openExampleApi } from "./testing/api-of-examples.ts";
import { askRaw } from "./testing/ask.ts";

// The last test makes every call there is.
vi.setConfig({ testTimeout: 60_000 });

const endpoints = await loadEndpoints();
const own = { "sec-fetch-site": "same-origin", locale: "zh_CN" };
const notFound = { success: false, code: "A00013", msg: "", data: null };

/** The host's doors to an API, without its pages. */
async function openForwarding(apiOrigin: string, env: Record<string, string> = {}): Promise<FastifyInstance> {
  const settings = { ...readSettings(env), apiOrigin };
  const app = fastify({ trustProxy: settings.trustedProxies });
  keepPersonal(app);
  const turns = createTurns(app, settings.admission);
  loginCode(app, settings, turns);
  await forward(app, settings, turns);
  return app;
}

let api: ExampleApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await openExampleApi();
  app = await openForwarding(api.origin);
});
beforeEach(() => void api.calls.splice(0));
afterEach(() => api.tell(() => undefined));
afterAll(async () => {
  await app.close();
  await api.close();
});

const ask = (method: string, url: string, headers: Record<string, string> = {}, through = app) =>
  method === "POST" || method === "PUT"
    ? askRaw(through, method, url, { ...own, "content-type": "application/json", ...headers }, "{}")
    : askRaw(through, method, url, { ...own, ...headers });
const envelopeOf = ({ body }: { body: string }) => JSON.parse(body);

describe("which calls go on", () => {
  test("the contract is found, and every call that answers a token is the host's alone", () => {
    expect(endpoints.length).toBeGreaterThan(90);
    const answersToken = endpoints.filter(
      ({ sandbox, ...endpoint }) =>
        !sandbox && JSON.stringify(openApi([{ ...endpoint, body: undefined }])).includes("accessToken"),
    );
    const marked = endpoints.filter(({ opensSession }) => opensSession);
    expect(marked.map(({ name }) => name).sort()).toEqual(answersToken.map(({ name }) => name).sort());
    expect(marked.length).toBe(4);
  });

  test("each call of the contract does, but for those of a token and of the sandbox", async () => {
    const kindOf = await loadKnownCalls([]);
    const wrong = endpoints.filter(({ method, path, sandbox, opensSession }) => {
      const wanted = sandbox ? "unknown" : opensSession ? "serverOnly" : "forwarded";
      return kindOf(method, path.replace(/\{\w+\}/g, "7")) !== wanted;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(envelopeOf(await ask("GET", "/api/p/shopCart/prodCount"))).toMatchObject({ code: "00000" });
    expect(api.calls).toMatchObject([{ method: "GET", path: "/p/shopCart/prodCount" }]);
  });

  test.each([
    ...["/api/%6cogin", "/api//login", "/api/./login", "/api/x/../login", "/api/login;x", "/api/login%2f"],
    ...["/api/%2e%2e/login", "/api/login/", "/api/Login", "/api/user%2fregister", "/%61pi/login", "/api"],
    ...["/api/%73andbox", "/api/sandbox", "/api/sandbox/clock", "/api/docs", "/api/openapi.json"],
    ...["/api/healthz", "/api/readyz", "/api/nowhere", "/api/token", "/api/pictures/a.webp"],
    ...["/im/../login", "/im/%2e%2e/login", "/im//login", "/pictures/%2e%2e/login", "/uploads/..%2flogin"],
  ])("%s goes nowhere", async (url) => {
    for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS"]) {
      const answer = await ask(method, url);
      expect(answer.status, method).toBe(404);
      if (/^\/(api|im)/.test(url)) expect(envelopeOf(answer), method).toEqual(notFound);
    }
    expect(api.calls).toEqual([]);
  });

  test.each(["/api/login", "/api/smsLogin", "/api/user/register"])(
    "%s, which answers a token, is refused",
    async (url) => {
      expect((await ask("POST", url)).status).toBe(403);
      expect(api.calls).toEqual([]);
    },
  );

  test("a call of another kind than the contract's is none", async () => {
    for (const method of ["DELETE", "PATCH", "HEAD"])
      expect((await ask(method, "/api/p/shopCart/prodCount")).status).toBe(404);
    expect(api.calls).toEqual([]);
  });

  test("a shop with more calls of its own names them", async () => {
    const more = await openForwarding(api.origin, { FORWARD_ALSO: "/p/wishlist, /coupons" });
    for (const url of ["/api/p/wishlist", "/api/p/wishlist/7", "/api/coupons/a/b"])
      await ask("GET", url, {}, more);
    expect(api.calls.map(({ path }) => path)).toEqual(["/p/wishlist", "/p/wishlist/7", "/coupons/a/b"]);
    for (const url of ["/api/p/wishlists", "/api/p/wishlist/../shop"])
      expect((await ask("GET", url, {}, more)).status).toBe(404);
    await more.close();
    for (const bad of ["p/wishlist", "/a//b", "/../x", "/a/"])
      expect(() => readSettings({ FORWARD_ALSO: bad })).toThrow(/no plain path/);
  });
});

describe("what goes with them", () => {
  test("only a token that can be one, whatever the cookie holds", async () => {
    const odd = ["%00", "a%0d%0aX-Injected:%20y", "%E0%A4%A", "%E4%BD%A0", '"', "%7f", "a".repeat(5_000), ""];
    for (const token of odd) {
      const cookie = `bbcToken=${token}; seletedEnterpriseId=%0a1`;
      const statuses = [
        (await ask("GET", "/api/p/shop", { cookie })).status,
        (await ask("POST", "/api/codeStatus", { cookie })).status,
      ];
      expect(statuses, token).toEqual([200, 200]);
    }
    for (const { headers } of api.calls) {
      expect(headers.authorization).toBeUndefined();
      expect(headers["x-injected"]).toBeUndefined();
      expect(headers["enterprise-id"]).toBeUndefined();
      expect(headers.cookie).toBeUndefined();
    }
    await ask("GET", "/api/p/shop", { cookie: "bbcToken=a-token_1", authorization: "stolen" });
    expect(api.calls.at(-1)?.headers.authorization).toBe("a-token_1");
  });

  test("the buyer's address, which a buyer cannot choose", async () => {
    const at = (remoteAddress: string) =>
      app.inject({
        url: "/api/p/shop",
        headers: { ...own, "x-forwarded-for": "203.0.113.9" },
        remoteAddress,
      });
    await at("198.51.100.7");
    // A proxy of the machine itself is believed.
    await at("127.0.0.1");
    expect(api.calls.map(({ headers }) => headers["x-forwarded-for"])).toEqual([
      "198.51.100.7",
      "203.0.113.9",
    ]);
  });
});

describe("when the API has no answer", () => {
  test("a busy one is asked once, and its answer comes whole", async () => {
    const body = { success: false, code: "A00016", msg: "忙", data: null };
    api.tell(() => ({ status: 503, headers: { "retry-after": "7" }, body }));
    for (const [method, url] of [
      ["GET", "/api/p/shop"],
      ["POST", "/api/codeStatus"],
    ] as const) {
      api.calls.splice(0);
      const answer = await ask(method, url);
      expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "7"]);
      expect(envelopeOf(answer)).toEqual(body);
      expect(api.calls).toHaveLength(1);
    }
  });

  test("no one listens: nothing was done, and the call may be made again", async () => {
    const gone = await openExampleApi();
    await gone.close();
    const alone = await openForwarding(gone.origin);
    for (const [method, url] of [
      ["GET", "/api/p/shop"],
      ["POST", "/api/codeStatus"],
    ] as const) {
      const answer = await ask(method, url, {}, alone);
      expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
      expect(envelopeOf(answer)).toMatchObject({ success: false, code: "A00016" });
    }
    expect((await ask("GET", "/pictures/a.webp", {}, alone)).status).toBe(503);
    await alone.close();
  });
});

test("no one keeps an answer, whatever it is", async () => {
  const asked: [string, string][] = [
    ...endpoints.map(
      ({ method, path }) => [method, `/api${path.replace(/\{\w+\}/g, "7")}`] as [string, string],
    ),
    ...[["GET", "/api/nowhere"] as [string, string], ["POST", "/api/codeStatus"] as [string, string]],
  ];
  const kept: string[] = [];
  for (const [method, url] of asked)
    for (const cookie of ["", "bbcToken=abc"]) {
      const { headers } = await ask(method, url, { cookie });
      const vary = String(headers.vary).toLowerCase();
      if (headers["cache-control"] !== "private, no-store" || !/\bcookie\b.*\blocale\b/.test(vary))
        kept.push(`${method} ${url}: ${headers["cache-control"]}, vary ${vary}`);
    }
  expect(kept).toEqual([]);
});

test("a file goes on with what it says of itself, and only where the client asks for it", async () => {
  const file = { "content-type": "text/csv", "content-disposition": "attachment", "total-count": "3" };
  api.tell(() => ({ status: 200, headers: file, body: "a" }));
  const url = "/api/p/myOrder/export?format=csv";
  const cookie = "bbcToken=abc";
  expect((await ask("GET", url, { cookie })).headers).toMatchObject(file);
  expect(api.calls).toMatchObject([{ path: "/p/myOrder/export", headers: { authorization: "abc" } }]);
  // A link on a foreign page brings the cookie along and nothing else.
  const followed = await askRaw(app, "GET", url, { cookie, "sec-fetch-site": "cross-site" });
  expect(followed.status).toBe(403);
});

test("a private file is asked for with the buyer's session, for the mall's own pages alone, and cached nowhere", async () => {
  api.tell(() => ({ status: 200, headers: { "content-type": "image/webp" }, body: "a" }));
  const url = "/files/ab/cd.webp?who=7&until=1&sign=x";
  const cookie = "bbcToken=abc";
  const shown = await ask("GET", url, { cookie, authorization: "stolen" });
  expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(api.calls).toMatchObject([{ path: "/files/ab/cd.webp", headers: { authorization: "abc" } }]);
  expect(api.calls[0]?.headers.cookie).toBeUndefined();
  api.calls.splice(0);
  for (const site of ["cross-site", "same-site"])
    expect((await ask("GET", url, { cookie, "sec-fetch-site": site })).status, site).toBe(404);
  expect((await ask("POST", url, { cookie })).status).toBe(404);
  expect(api.calls).toEqual([]);
});

test("a picture whose name never changes may be kept, one that is not there may not", async () => {
  api.tell(({ path }) =>
    path === "/pictures/p/a.webp"
      ? { status: 200, headers: { "cache-control": "public, max-age=31536000, immutable" } }
      : undefined,
  );
  expect((await ask("GET", "/pictures/p/a.webp")).headers["cache-control"]).toContain("immutable");
  expect((await ask("GET", "/pictures/p/b.webp")).headers["cache-control"]).toBe("private, no-store");
});
