/** The chat's socket through the host: the cookie becomes the session, and only the mall's own pages open one. */
import type { AddressInfo } from "node:net";
import { chatSocketPath } from "@tradehall/mall-rules/states/chat/chat";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { cookieNames } from "../isomorphic/cookies.ts";
import { createTurns } from "./admission.ts";
import { forward } from "./forward.ts";
import { readSettings } from "./settings.ts";

let api: WebSocketServer;
let app: FastifyInstance;
let host = "";
const headersOfApi: Record<string, unknown>[] = [];
beforeAll(async () => {
  api = new WebSocketServer({ port: 0, host: "127.0.0.1", path: chatSocketPath });
  api.on("connection", (socket, request) => {
    headersOfApi.push(request.headers);
    socket.on("message", (data) => {
      if (String(data) === "bye") return socket.close(4_409, "replaced");
      socket.send(`heard ${data}`);
    });
  });
  await new Promise((resolve) => api.on("listening", resolve));
  const settings = {
    ...readSettings({}),
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  };
  app = fastify();
  await forward(app, settings, createTurns(app, settings.admission));
  await app.listen({ port: 0, host: "127.0.0.1" });
  host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const socket of api.clients) socket.terminate();
  api.close();
  await app.close();
});

/** What becomes of a socket: what it hears, or the code it is closed with. */
function open(headers: Record<string, string>, path = chatSocketPath) {
  const socket = new WebSocket(`ws://${host}${path}`, { headers });
  socket.on("error", () => undefined);
  const opened = new Promise<boolean>((resolve) => {
    socket.on("open", () => resolve(true));
    socket.on("close", () => resolve(false));
  });
  return { socket, opened };
}
const own = () => ({ origin: `http://${host}` });

test("a page of the mall speaks with the API, by its cookie's session and in its language; closing codes come through", async () => {
  const { socket, opened } = open({
    ...own(),
    cookie: `${cookieNames.token}=s3cret; other=1`,
    authorization: "forged",
  });
  expect(await opened).toBe(true);
  socket.send("hello");
  expect(String(await new Promise((resolve) => socket.on("message", resolve)))).toBe("heard hello");
  expect(headersOfApi.at(-1)).toMatchObject({
    authorization: "s3cret",
    locale: "zh_CN",
    "x-forwarded-for": "127.0.0.1",
  });
  expect(headersOfApi.at(-1)).not.toHaveProperty("cookie");
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.send("bye");
  expect(await closed).toBe(4_409);
});

test.each([
  ["another origin's page", { origin: "https://evil.example" }, chatSocketPath],
  ["a page without an origin", {}, chatSocketPath],
  ["an origin that is none", { origin: "null" }, chatSocketPath],
  ["what a browser calls cross-site", { "sec-fetch-site": "cross-site", origin: "own" }, chatSocketPath],
  ["another path", { origin: "own" }, "/im/other"],
  ["an address with a query", { origin: "own" }, `${chatSocketPath}?token=1`],
])("%s opens none", async (_, headers, path) => {
  const before = headersOfApi.length;
  const given = { ...headers, ...("origin" in headers && headers.origin === "own" ? own() : {}) };
  expect(await open(given as Record<string, string>, path).opened).toBe(false);
  expect(headersOfApi.length).toBe(before);
});
