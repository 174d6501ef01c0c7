import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTurns } from "./admission.ts";
import { prodFile } from "./prod-file.ts";
import { readSettings } from "./settings.ts";
import { type ExampleApi, openExampleApi } from "./testing/api-of-examples.ts";

let api: ExampleApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await openExampleApi();
  const settings = { ...readSettings({}), apiOrigin: api.origin };
  app = fastify();
  prodFile(app, settings, createTurns(app, settings.admission));
});
afterEach(() => api.tell(() => undefined));
afterAll(async () => {
  await app.close();
  await api.close();
});

const ask = () =>
  app.inject({ url: "/prod-file?prodId=7&kind=datasheet", headers: { cookie: "bbcToken=abc" } });
const name = "attachment; filename*=UTF-8''%E8%A7%84%E6%A0%BC.pdf";

test("a file comes under its own name and type, asked for in no one's name", async () => {
  api.tell(() => ({
    ...{ status: 200, body: "%PDF" },
    headers: { "content-type": "application/pdf", "content-disposition": name },
  }));
  const answer = await ask();
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": name,
    "x-content-type-options": "nosniff",
  });
  expect(answer.body).toContain("%PDF");
  expect(api.calls.at(-1)?.headers).toMatchObject({ locale: "zh_CN" });
  expect(api.calls.at(-1)?.headers.authorization).toBeUndefined();
});

test("what has none is not there; a busy API stays busy", async () => {
  api.tell(() => ({ status: 200, body: { success: false, code: "A00001", msg: "x", data: null } }));
  expect((await ask()).statusCode).toBe(404);
  api.tell(() => ({ status: 503, body: { success: false, code: "A00016", msg: "", data: null } }));
  expect((await ask()).statusCode).toBe(503);
});
