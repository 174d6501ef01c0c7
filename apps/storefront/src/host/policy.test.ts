import fastify from "fastify";
import { expect, test } from "vitest";
import { securityHeaders } from "./security.ts";
import { readSettings } from "./settings.ts";

async function policyUnder(env: Record<string, string>): Promise<string[]> {
  const { richTextHosts } = readSettings(env);
  const app = fastify();
  app.get("/", async (_, reply) => {
    securityHeaders(reply, "nonce", false, { pictureSource: "https://cdn.example", richTextHosts });
  });
  const { headers } = await app.inject("/");
  return String(headers["content-security-policy"]).split("; ");
}

test("pictures and videos come from the own origin, and from the hosts that the shop owner names", async () => {
  const own = await policyUnder({});
  expect(own).toContain("img-src 'self' data: blob: https://cdn.example");
  expect(own).toContain("media-src 'self'");
  const named = await policyUnder({
    RICH_TEXT_PICTURE_HOSTS: "img.example.com",
    RICH_TEXT_VIDEO_HOSTS: "vod.example.com,live.example.com",
  });
  expect(named).toContain("img-src 'self' data: blob: https://cdn.example https://img.example.com");
  expect(named).toContain("media-src 'self' https://vod.example.com https://live.example.com");
});

test("a setting that is no host name stops the start", () => {
  expect(() => readSettings({ RICH_TEXT_PICTURE_HOSTS: "*; script-src *" })).toThrow(
    "RICH_TEXT_PICTURE_HOSTS",
  );
});
