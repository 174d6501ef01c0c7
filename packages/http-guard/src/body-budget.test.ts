import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BodyBudget, createBodyBudget } from "./body-budget.ts";

let budget: BodyBudget;
let begun = 0;
/** Says 200 once the whole body is there, 503 at once where there is no room; the caller is whom a header names. */
const server = createServer(async (request, response) => {
  begun += 1;
  try {
    budget.hold(request, response, { caller: String(request.headers["x-caller"]), mostBytes: 1_000 });
    await text(request);
  } catch {
    response.statusCode = 503;
  }
  response.end();
});

const sockets: Socket[] = [];
beforeEach(async () => {
  budget = createBodyBudget({ bytes: 2_000, callerBytes: 1_500, smallBytes: 100 });
  begun = 0;
  if (!server.listening) await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Begins a request; `rest` sends its body's rest, `status` is there once it has been answered. */
async function send(caller: string, header: string, body = "") {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  const before = begun;
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nx-caller: ${caller}\r\n${header}\r\n\r\n${body}`);
  const status = once(socket, "data").then(([bytes]) => Number(String(bytes).split(" ")[1]));
  await vi.waitUntil(() => begun > before);
  return { socket, status };
}
const sized = (caller: string, length: number) => send(caller, `content-length: ${length}`);

test("bodies that come slowly hold their announced length, and what is beyond the budget is refused unread", async () => {
  const first = await sized("a", 1_000);
  await sized("b", 1_000);
  expect(budget.load).toEqual({ bytes: 2_000, refused: 0 });
  expect(await (await sized("c", 101)).status).toBe(503);
  expect(budget.load).toEqual({ bytes: 2_000, refused: 1 });
  first.socket.write("x".repeat(1_000));
  expect(await first.status).toBe(200);
  await vi.waitUntil(() => budget.load.bytes === 1_000);
  await sized("c", 1_000);
  expect(budget.load).toEqual({ bytes: 2_000, refused: 1 });
});

test("a small body passes however full it is", async () => {
  await sized("a", 1_000);
  await sized("b", 1_000);
  const small = await sized("c", 100);
  small.socket.write("x".repeat(100));
  expect(await small.status).toBe(200);
  expect(budget.load).toEqual({ bytes: 2_000, refused: 0 });
});

test("one caller has a share, and leaves the rest to others", async () => {
  await sized("a", 1_000);
  expect(await (await sized("a", 501)).status).toBe(503);
  await sized("b", 1_000);
  expect(budget.load.bytes).toBe(2_000);
});

test("who goes away gives the room back", async () => {
  const { socket } = await sized("a", 1_000);
  socket.destroy();
  await vi.waitUntil(() => budget.load.bytes === 0);
});

test("a body that does not say how long it is, or says too much, counts as the longest that is read", async () => {
  const chunked = await send("a", "transfer-encoding: chunked", "1\r\nx\r\n");
  expect(budget.load.bytes).toBe(1_000);
  chunked.socket.write("0\r\n\r\n");
  expect(await chunked.status).toBe(200);
  await vi.waitUntil(() => budget.load.bytes === 0);
  await sized("a", 1_000_000);
  expect(budget.load.bytes).toBe(1_000);
});
