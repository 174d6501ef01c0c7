import fastify from "fastify";
import { expect, test } from "vitest";
import { upgradeToHttps } from "./https.ts";

async function asked(host: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") {
  const app = fastify({ trustProxy: "loopback" });
  upgradeToHttps(app);
  app.get("/*", async () => "page");
  const { statusCode, headers: answered } = await app.inject({
    url: "/list?pn=a%20b",
    headers: { host, ...headers },
    remoteAddress,
  });
  return [statusCode, answered.location];
}

test("plain http on a .com host goes to the same address on https, without a port", async () => {
  const there = [308, "https://mall.example.com/list?pn=a%20b"];
  expect(await asked("mall.example.com")).toEqual(there);
  expect(await asked("MALL.EXAMPLE.COM:8080")).toEqual([
    308,
    expect.stringMatching(/^https:\/\/mall\.example\.com\/list/i),
  ]);
});

test("who comes by https, or to another host, stays", async () => {
  expect(await asked("mall.example.com", { "x-forwarded-proto": "https" })).toEqual([200, undefined]);
  for (const host of ["localhost:3000", "127.0.0.1", "mall.example.cn", "example.com.cn", "mycom"])
    expect(await asked(host)).toEqual([200, undefined]);
});

test("only a trusted proxy is believed", async () => {
  const claim = { "x-forwarded-proto": "https" };
  expect((await asked("mall.example.com", claim, "203.0.113.9"))[0]).toBe(308);
});
