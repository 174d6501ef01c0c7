import { afterEach, expect, test, vi } from "vitest";
import { exportOrders } from "../endpoints/order/export/export-orders.ts";
import { BusinessRefusal, NetworkError } from "../errors/classes.ts";
import { download } from "./download.ts";

afterEach(() => vi.unstubAllGlobals());

const take = (onProgress?: (progress: { count: number; share: number }) => void) =>
  download(
    { baseUrl: "/api", locale: () => "en" },
    exportOrders,
    { query: { format: "csv", status: 5 } },
    onProgress ? { onProgress } : {},
  );

test("a file comes with its name, and says how far it is", async () => {
  const fetched = vi.fn(
    async (..._: unknown[]) =>
      new Response("abcd", {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": "attachment; filename*=UTF-8''%E8%AE%A2%E5%8D%95.csv",
          "total-count": "1200",
          "estimated-bytes": "8",
        },
      }),
  );
  vi.stubGlobal("fetch", fetched);
  const progress = vi.fn();
  const { name, file } = await take(progress);
  expect([name, await file.text()]).toEqual(["订单.csv", "abcd"]);
  expect(progress.mock.calls).toEqual([[{ count: 1200, share: 0 }], [{ count: 1200, share: 0.5 }]]);
  const [address, { headers }] = fetched.mock.calls[0] as [string, { headers: Headers }];
  expect([address, headers.get("locale")]).toEqual(["/api/p/myOrder/export?format=csv&status=5", "en"]);
});

test("an envelope in its place is thrown as what its code means", async () => {
  const refusal = { success: false, code: "A00001", msg: "不行", data: null };
  vi.stubGlobal("fetch", async () => Response.json(refusal));
  await expect(take()).rejects.toBeInstanceOf(BusinessRefusal);
});

test("what is neither a file nor an envelope is no answer", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { headers: { "content-type": "text/html" } }));
  await expect(take()).rejects.toMatchObject({ kind: "malformed" });
});

test("a file that is called off comes to its end at once", async () => {
  const leaving = new AbortController();
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener("abort", () => stream.error(signal.reason)),
    });
    return new Response(body, { headers: { "content-disposition": "attachment; filename*=UTF-8''a.csv" } });
  });
  const onProgress = () => leaving.abort();
  const taken = download(
    { baseUrl: "/api" },
    exportOrders,
    { query: { format: "csv" } },
    { signal: leaving.signal, onProgress },
  );
  await expect(taken).rejects.toMatchObject({ kind: "aborted" });
});

test("a network that is away, and a file that breaks off, are failures of the network", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("fetch failed")));
  await expect(take()).rejects.toBeInstanceOf(NetworkError);
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
  vi.stubGlobal(
    "fetch",
    async () =>
      new Response(broken, { headers: { "content-disposition": "attachment; filename*=UTF-8''a.csv" } }),
  );
  await expect(take()).rejects.toBeInstanceOf(NetworkError);
});
