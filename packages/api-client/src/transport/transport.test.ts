import { afterEach, describe, expect, test, vi } from "vitest";
import { endpoint } from "../endpoints/contract.ts";
import { BusinessRefusal, NetworkError, ServerError, TryLater, UnknownCode } from "../errors/classes.ts";
import { createClient, type ReadOptions } from "./transport.ts";

const call = endpoint("GET /p/shop", {
  summary: "A call",
  tag: "shop",
  auth: "token",
  effect: "read",
  answer: undefined as never,
  fails: [],
  example: { answer: undefined as never },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the client makes of an answer. */
async function made(
  answer: unknown,
  status = 200,
  headers: Record<string, string> = { "content-type": "application/json" },
): Promise<unknown> {
  const body = typeof answer === "string" ? answer : JSON.stringify(answer);
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers }));
  const client = createClient({ baseUrl: "http://mall.test" });
  return client(call).then(
    (data: unknown) => ({ data }),
    (error: unknown) => error,
  );
}

const success = () => Response.json({ success: true, code: "00000", msg: "", data: null });

test("what is absent in a query is not said, several values one after another", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    sent.push(address);
    return success();
  });
  const client = createClient({ baseUrl: "/api" });
  const query = { text: "钻 头&+=", none: undefined, nothing: null, empty: "", zero: 0, ids: [1, 2], no: [] };
  for (const given of [query, { none: undefined }, { cut: "a\ud83d" }])
    await client(call, { query: given } as never);
  expect(sent).toEqual([
    "/api/p/shop?text=%E9%92%BB+%E5%A4%B4%26%2B=&empty=&zero=0&ids=1&ids=2",
    "/api/p/shop",
    "/api/p/shop?cut=a%EF%BF%BD",
  ]);
});

test.each([
  ["the contract's own", { success: true, code: "00000", msg: "", data: { a: 1 } }, { a: 1 }],
  ["no data", { success: true, code: "00000", msg: "" }, null],
  ["no code", { success: true, data: 7 }, 7],
  ["the code as a number", { success: true, code: 0, msg: "ok", data: 7 }, 7],
  ["no word on success", { code: "00000", data: 7 }, 7],
  ["a message that is none", { success: true, code: "00000", msg: null, data: 7 }, 7],
])("a success: %s", async (_, answer, data) => {
  expect(await made(answer)).toEqual({ data });
});

test.each([
  ["success is false with the code of success", { success: false, code: "00000", msg: "售罄" }, "售罄"],
  ["success is false without a code", { success: false, msg: "售罄" }, "售罄"],
  ["success is false with the number 0", { success: false, code: 0, msg: "售罄" }, "售罄"],
  ["the message is null", { success: false, code: "A00001", msg: null }, ""],
  ["the message is a number", { success: false, code: "A00001", msg: 42 }, "42"],
  ["the message is an object", { success: false, code: "A00001", msg: { zh: "售罄" } }, ""],
  ["the message is a list", { success: false, code: "A00001", msg: ["售罄"] }, ""],
  ["the message is missing", { success: false, code: "A00001" }, ""],
])("a refusal that is said as text: %s", async (_, answer, words) => {
  const error = await made(answer);
  expect(error).toBeInstanceOf(BusinessRefusal);
  expect(error).toMatchObject({ serverMessage: words });
});

test("a refusal with neither code nor words is a trouble, so that a press is never without an answer", async () => {
  for (const code of ["00000", undefined, 0, null])
    expect(await made({ success: false, code, msg: null })).toBeInstanceOf(ServerError);
});

test.each(["B12345", 12345, "constructor", "__proto__"])("%s is a code no one knows", async (code) => {
  const error = await made({ success: false, code, msg: "?" });
  expect(error).toBeInstanceOf(UnknownCode);
  expect(error).toMatchObject({ code: String(code) });
});

test("words by field are texts", async () => {
  const fields = { mobile: "手机号有误", code: { a: 1 }, city: null };
  const error = await made({ success: false, code: "A00001", msg: "", data: { fields, reason: 7 } });
  expect(error).toMatchObject({ fields: { mobile: "手机号有误" }, reason: undefined });
  const noFields = await made({ success: false, code: "A00001", msg: "", data: { fields: "x" } });
  expect(noFields).toMatchObject({ fields: {} });
});

test("a gateway that is busy says so without an envelope", async () => {
  const headers = { "retry-after": "7", "content-type": "text/html" };
  for (const [status, code] of [
    [429, "A00015"],
    [503, "A00016"],
  ] as const) {
    const error = await made("<h1>later</h1>", status, headers);
    expect(error).toBeInstanceOf(TryLater);
    expect(error).toMatchObject({ code, retryAfterSeconds: 7, serverMessage: "" });
  }
  // A bare 503 may have done half of it.
  expect(await made("<h1>gone</h1>", 503, { "content-type": "text/html" })).toBeInstanceOf(NetworkError);
});

test.each(["", "null", "[]", "7", "{}", '{"code":null}', "<html>", '{"code":'])(
  "%j is no answer",
  async (body) => {
    expect(await made(body)).toBeInstanceOf(NetworkError);
  },
);

test("sends any key that a form hands in, each as one of its own", async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: unknown, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get("idempotency-key"));
    return success();
  });
  const client = createClient({ baseUrl: "http://mall.test" });
  const creating = { ...call, creates: true };
  const plain = "5b1f0c7d-e2a9-4386-b0d1-c7f2a3e4958c";
  for (const idempotencyKey of [plain, "😀", "😀", "\u202e", "a\r\nb", "\ud800"])
    await client(creating, undefined, { idempotencyKey });
  expect(sent[0]).toBe(plain);
  expect(sent[1]).toBe(sent[2]);
  expect(new Set(sent).size).toBe(5);
});

test("a body goes as JSON, a form as it is", async () => {
  const sent: [string | null, unknown][] = [];
  vi.stubGlobal("fetch", async (_: string, { headers, body }: RequestInit) => {
    sent.push([new Headers(headers).get("content-type"), body]);
    return success();
  });
  const client = createClient({ baseUrl: "/api" });
  const posted = { ...call, method: "POST", effect: "write" } as const;
  const form = new FormData();
  for (const body of [{ count: 1 }, [1], "x", form, undefined]) await client(posted, { body } as never);
  const json = "application/json";
  expect(sent).toEqual([
    [json, '{"count":1}'],
    [json, "[1]"],
    [json, '"x"'],
    [null, form],
    [null, undefined],
  ]);
});

describe("without an answer", () => {
  const away = new TypeError("fetch failed");
  const write = { ...call, effect: "write" } as const;
  /** Fails so often, then answers. */
  function failing(times: number) {
    const fetched = vi.fn(async (_: unknown, __?: RequestInit) => {
      if (fetched.mock.calls.length <= times) throw away;
      return success();
    });
    vi.stubGlobal("fetch", fetched);
    return fetched;
  }
  const client = createClient({ baseUrl: "http://mall.test", token: () => "t0ken" });

  test("no call is made again by itself", async () => {
    const fetched = failing(1);
    await expect(client(call)).rejects.toMatchObject({ kind: "offline" });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("a call that reads is made again where it is asked for, as the same call", async () => {
    vi.useFakeTimers();
    const fetched = failing(2);
    const answer = client(call, undefined, { retry: 2 });
    await vi.runAllTimersAsync();
    expect(await answer).toBe(null);
    const [first, ...others] = fetched.mock.calls.map(([address, init]) => [
      address,
      [...new Headers(init?.headers)],
    ]);
    expect(others).toEqual([first, first]);
  });

  test("one that writes never is", async () => {
    const fetched = failing(1);
    // @ts-expect-error: only calls that read take it.
    await expect(client(write, undefined, { retry: 2 })).rejects.toBeInstanceOf(NetworkError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("what the server answered stays valid: it is not asked again", async () => {
    const fetched = vi.fn(async () =>
      Response.json({ success: false, code: "A00016", msg: "" }, { status: 503 }),
    );
    vi.stubGlobal("fetch", fetched);
    await expect(client(call, undefined, { retry: 2 })).rejects.toBeInstanceOf(TryLater);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("the error keeps what the platform said, and nothing of what was sent", async () => {
    failing(1);
    const error = await client(call).catch((caught: unknown) => caught);
    expect((error as NetworkError).cause).toBe(away);
  });

  /** Listens to its signal; never answers, or only with headers. */
  const silent = (answers: "nothing" | "headers") =>
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((resolve, reject) => {
          const end = (fail: (reason: unknown) => void) =>
            signal?.addEventListener("abort", () => fail(signal.reason));
          if (signal?.aborted) reject(signal.reason);
          else if (answers === "nothing") end(reject);
          else
            resolve(
              new Response(new ReadableStream({ start: (stream) => end((reason) => stream.error(reason)) })),
            );
        }),
    );
  const kindOf = (options: ReadOptions) =>
    client(call, undefined, options).catch((error: unknown) => (error as NetworkError).kind);

  test.each(["nothing", "headers"] as const)("a call that gets %s ends with its time", async (answers) => {
    silent(answers);
    const started = performance.now();
    const { signal } = new AbortController();
    for (const options of [{}, { signal }, { retry: 2 }])
      expect(await kindOf({ timeoutMs: 20, ...options })).toBe("timeout");
    expect(performance.now() - started).toBeLessThan(900);
  });

  test.each(["nothing", "headers"] as const)("a call that gets %s can be called off", async (answers) => {
    silent(answers);
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 20);
    expect(await kindOf({ signal: leaving.signal, retry: 2 })).toBe("aborted");
  });

  test("ten seconds are the limit where none is given", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout");
    failing(0);
    await client(call);
    expect(limit).toHaveBeenCalledExactlyOnceWith(10_000);
  });
});

test("a server's own fetch is called in the place of the platform's", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("the platform's")));
  const own = vi.fn(async () => success());
  expect(await createClient({ baseUrl: "http://mall.test", fetch: own })(call)).toBe(null);
});
