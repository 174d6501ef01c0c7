import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer & { close(): Promise<void> };
beforeAll(async () => {
  server = await openTestServer({ bodies: { bytes: 2_000, callerBytes: 1_000, smallBytes: 100 } });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
}, 60_000);
const slow: Socket[] = [];
afterEach(() => {
  for (const socket of slow.splice(0)) socket.destroy();
});
afterAll(() => server.close());

const type = { "content-type": "application/json" };
const post = (url: string, length: number) =>
  server.app.inject({ method: "POST", url, headers: type, payload: JSON.stringify("x".repeat(length - 2)) });

/** Begins a body of a thousand bytes, and leaves it at that; the server has it by then. */
async function sendSlowly(from: string, path: string) {
  const socket = connect((server.app.server.address() as AddressInfo).port, "127.0.0.1").resume();
  slow.push(socket);
  const arrived = once(server.app.server, "request");
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json`;
  socket.write(`${head}\r\ncontent-length: 1000\r\n\r\n"`);
  await arrived;
}

test("slow bodies of strangers, for a call or for none, leave no room for a long one, and it comes back", async () => {
  await sendSlowly("10.0.0.1", "/login");
  await sendSlowly("10.0.0.2", "/no-such-call");
  const refused = await post("/login", 101);
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ success: false, code: "A00016", data: null });
  expect(refused.json().msg).not.toBe("");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  // Read, and refused for what it says.
  expect((await post("/login", 100)).json().code).toBe("A00014");
  for (const socket of slow) socket.destroy();
  await vi.waitUntil(async () => (await post("/login", 1_000)).json().code === "A00014");
});
