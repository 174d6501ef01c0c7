import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("the page of the calls runs only its own scripts and styles, and calls only this server", async () => {
  const page = await server.app.inject({ url: "/docs/" });
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|https:/);
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
  const scripts = page.body.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  expect(page.headers["content-length"]).toBe(String(Buffer.byteLength(page.body)));
  const again = await server.app.inject({ url: "/docs/" });
  expect(again.headers["content-security-policy"]).not.toBe(policy);
  const { body } = await server.app.inject({ url: "/docs/js/scalar.js" });
  // An eval would not run under this policy.
  expect(body).not.toMatch(/[^\w.]eval\(|new Function\(/);
});
