import fastify from "fastify";
import { expect, test } from "vitest";
import { answerBroken } from "./broken-page.ts";

const browser = { accept: "text/html,application/xhtml+xml" };

function host() {
  const app = fastify({ genReqId: (request) => String(request.headers["x-request-id"]) });
  answerBroken(app);
  app.get("/", async () => {
    throw new Error("nothing can be drawn");
  });
  app.get("/refused", async () => {
    throw Object.assign(new Error("too large"), { statusCode: 413 });
  });
  return app;
}

test("a page that cannot be drawn at all still says so, in both languages, with a way on", async () => {
  const { statusCode, headers, body } = await host().inject({
    url: "/",
    headers: { ...browser, "x-request-id": "4711<script>" },
  });
  expect(statusCode).toBe(500);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  for (const words of ["服务器出了点小差~", "Server problem", "重试", "Try again", 'href="/"', "4711script"])
    expect(body).toContain(words);
  expect(body).not.toContain("<script");
  expect(body).not.toContain("nothing can be drawn");
});

test("who asks for no page gets the status alone", async () => {
  expect(await host().inject({ url: "/", headers: { accept: "application/json" } })).toMatchObject({
    statusCode: 500,
    body: "",
  });
  expect(await host().inject({ url: "/refused", headers: browser })).toMatchObject({
    statusCode: 413,
    body: "",
  });
});
