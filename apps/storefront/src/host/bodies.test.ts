import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ExampleApi, openExampleApi } from "./testing/api-of-examples.ts";
import { askRaw } from "./testing/ask.ts";
import { openSourceHost, type SourceHost } from "./testing/host-of-sources.ts";

vi.setConfig({ testTimeout: 60_000 });

let api: ExampleApi;
let host: SourceHost;
beforeAll(async () => {
  api = await openExampleApi();
  host = await openSourceHost(api.origin, {
    bodies: { bytes: 2_000, callerBytes: 1_000, smallBytes: 100 },
  });
  await host.app.listen({ port: 0, host: "127.0.0.1" });
});
const slow: Socket[] = [];
afterEach(() => {
  for (const socket of slow.splice(0)) socket.destroy();
});
afterAll(async () => {
  await host.close();
  await api.close();
});

const own = { "sec-fetch-site": "same-origin" };
const form = { ...own, "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const call = { ...own, "content-type": "application/json", locale: "en" };
const send = (path: string, headers: Record<string, string>, length: number) =>
  askRaw(host.app, "POST", path, headers, JSON.stringify("x".repeat(length - 2)));

/** Begins a body of a thousand bytes, and leaves it at that; the host has it by then. */
async function sendSlowly(from: string, path: string, type: string, length = "content-length: 1000") {
  const socket = connect((host.app.server.address() as AddressInfo).port, "127.0.0.1");
  slow.push(socket);
  const arrived = once(host.app.server, "request");
  const own = `host: a\r\nsec-fetch-site: same-origin\r\nlocale: en\r\nx-forwarded-for: ${from}`;
  socket.write(`POST ${path} HTTP/1.1\r\n${own}\r\ncontent-type: ${type}\r\n${length}\r\n\r\n1\r\n`);
  await arrived;
  return socket.resume();
}

test("slow bodies of strangers leave no room for a long one, all for short ones, and it comes back", async () => {
  await sendSlowly("10.0.0.1", "/login", form["content-type"]);
  // Begins like a picture, which passes on as it comes, and would be read whole.
  await sendSlowly("10.0.0.2", "/api/p/order/confirm", "multipart/form-datax");
  const page = await send("/login", form, 500);
  expect(page.status).toBe(503);
  expect(page.body).toContain("Nothing was sent");
  const refused = await send("/api/p/order/confirm", call, 500);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(refused.body)).toMatchObject({ success: false, code: "A00016", data: null });
  expect((await send("/api/p/order/confirm", call, 100)).status).toBe(200);
  for (const socket of slow) socket.destroy();
  await vi.waitUntil(async () => (await send("/api/p/order/confirm", call, 500)).status === 200);
});

test("a body without a length counts as the longest", async () => {
  const path = "/api/codeStatus";
  // A megabyte is more than there is here.
  const refused = await sendSlowly("10.0.0.1", path, "application/json", "transfer-encoding: chunked");
  const [answer] = await once(refused, "data");
  expect(String(answer)).toContain("HTTP/1.1 503");
});

test("pictures pass on as they come, and take no room", async () => {
  const type = "multipart/form-data; boundary=a";
  for (const from of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) await sendSlowly(from, "/api/p/file/upload", type);
  expect((await send("/api/p/order/confirm", call, 1_000)).status).toBe(200);
});
