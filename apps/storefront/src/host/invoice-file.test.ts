import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTurns } from "./admission.ts";
import { invoiceFile } from "./invoice-file.ts";
import { readSettings } from "./settings.ts";
import { type ExampleApi, openExampleApi } from "./testing/api-of-examples.ts";

let api: ExampleApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await openExampleApi();
  const settings = { ...readSettings({}), apiOrigin: api.origin };
  app = fastify();
  invoiceFile(app, settings, createTurns(app, settings.admission));
});
afterEach(() => api.tell(() => undefined));
afterAll(async () => {
  await app.close();
  await api.close();
});

const cookie = "bbcToken=abc";
const ask = (query = "orderNumber=261121093015482913746", headers: Record<string, string> = { cookie }) =>
  app.inject({ url: `/invoice-file?${query}`, headers });

test("a buyer's invoice comes as the PDF it is, to read or to keep, and into no other site's frame", async () => {
  const read = await ask();
  expect(read.statusCode).toBe(200);
  expect(read.body).toBe("%PDF-1.7\n");
  expect(read.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="26112109301500000017.pdf"',
    "content-security-policy": "frame-ancestors 'self'",
  });
  const kept = await ask("orderNumber=261121093015482913746&download=1");
  expect(kept.headers["content-disposition"]).toMatch(/^attachment/);
  expect(api.calls.at(-1)?.headers.authorization).toBe("abc");
});

test("who has no session signs in first, and another site's request is refused", async () => {
  const calls = api.calls.length;
  const visitor = await ask(undefined, {});
  expect(visitor.headers.location).toMatch(/^\/login\?redirect=%2Finvoice-detail/);
  expect((await ask(undefined, { cookie, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect(api.calls.length).toBe(calls);
});

test("what is no file leads to the invoice's page, which says why; a trouble stays one", async () => {
  const refusal = { success: false, code: "A00001", msg: "发票尚未开具", data: null };
  api.tell(() => ({ status: 200, body: refusal }));
  expect((await ask()).headers.location).toBe("/invoice-detail?orderNumber=261121093015482913746");
  api.tell(() => ({ status: 500, body: { ...refusal, code: "A00005" } }));
  expect((await ask()).statusCode).toBe(500);
});
