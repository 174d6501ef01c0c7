import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { holdToTime, serverOptions, skipEnded, type TimeLimits } from "./time-limits.ts";

/** Short, so that the tests are: each of them ends a connection, or the test runs out of time. */
const short: TimeLimits = {
  headersMs: 100,
  idleMs: 60_000,
  graceMs: 100,
  bytesPerSecond: 1_000_000,
  requestMs: 60_000,
  checkEveryMs: 20,
  connections: 100,
  answersAtOnce: 4,
};

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function open(limits: Partial<TimeLimits>, listener: RequestListener): Promise<Socket> {
  const all = { ...short, ...limits };
  const { http, keepAliveTimeout, requestTimeout } = serverOptions(all);
  server = createServer({ ...http, keepAliveTimeout, requestTimeout }, listener);
  holdToTime(server, all);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return join();
}

const join = (): Socket => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  return socket;
};

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));

/** All that comes until the connection ends. */
async function heard(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (piece) => {
    text += piece;
  });
  await closed(socket);
  return text;
}

const answerBody: RequestListener = (request, response) => {
  let bytes = 0;
  request.on("data", (piece: Buffer) => {
    bytes += piece.length;
  });
  request.on("end", () => response.setHeader("connection", "close").end(`${bytes} bytes`));
};

const post = (length: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`;

test("who says nothing is not waited for", async () => {
  await closed((await open({}, answerBody)).resume());
});

test("headers that never end, end", async () => {
  const socket = await open({}, answerBody);
  socket.write("GET / HTTP/1.1\r\nhost: a\r\nx-slow: ");
  const drip = setInterval(() => socket.write("a"), 10);
  await closed(socket.resume());
  clearInterval(drip);
});

test("a body that drips ends", async () => {
  const socket = await open({}, answerBody);
  socket.write(post(1_000));
  const drip = setInterval(() => socket.write("a"), 10);
  await closed(socket.resume());
  clearInterval(drip);
});

test("a body that was refused unread and goes on dripping ends", async () => {
  const socket = await open({}, (_, response) => response.writeHead(503).end("no room"));
  socket.write(post(1_000));
  const drip = setInterval(() => socket.write("a"), 10);
  expect(await heard(socket)).toContain("no room");
  clearInterval(drip);
});

test("a body that is slow and keeps the least pace is read whole", async () => {
  const socket = await open({ bytesPerSecond: 10 }, answerBody);
  const answer = heard(socket);
  socket.write(post(30));
  for (let piece = 0; piece < 10; piece++) {
    await wait(30);
    socket.write("abc");
  }
  expect(await answer).toContain("30 bytes");
});

test("an answer that no one reads is not kept", async () => {
  const big = Buffer.alloc(16 * 1_048_576);
  const reader = new Promise<void>((resolve) => {
    const listener: RequestListener = (_, response) => {
      response.once("close", resolve);
      response.end(big);
    };
    // The pace counts what was handed over: sixteen megabytes at a gigabyte a second.
    open({ bytesPerSecond: 1_000_000_000 }, listener).then((socket) => {
      socket.pause();
      socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    });
  });
  await reader;
});

test("an answer that takes long to make is waited for", async () => {
  const socket = await open({ graceMs: 20 }, (_, response) => {
    response.setHeader("connection", "close").write("beginning ");
    setTimeout(() => response.end("end"), 200);
  });
  const answer = heard(socket);
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await answer).toContain("end");
});

test("who asks for more at once than anyone waits for is ended, others get all their answers", async () => {
  const asked = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
  const few = await open({}, (_, response) => void setTimeout(() => response.end("answer"), 20));
  const many = join();
  let answers = "";
  few.on("data", (piece) => {
    answers += piece;
  });
  few.write(asked.repeat(4));
  many.write(asked.repeat(40));
  await closed(many.resume());
  while (answers.split("answer").length < 5) await wait(10);
  expect(few.closed).toBe(false);
});

test("connections beyond the cap are closed", async () => {
  const first = await open({ connections: 1, headersMs: 60_000 }, answerBody);
  await closed(join().resume());
  expect(first.closed).toBe(false);
});

test("nothing is done for requests of a connection that has been ended", async () => {
  let done = 0;
  const answer: RequestListener = (request, response) =>
    skipEnded({ raw: request }, { hijack: () => undefined }, () => {
      done += 1;
      setTimeout(() => response.end("answer"), 20);
    });
  const socket = await open({}, answer);
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(40));
  await closed(socket.resume());
  expect(done).toBe(short.answersAtOnce);
});
