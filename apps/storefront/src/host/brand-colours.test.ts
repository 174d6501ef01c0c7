import { brandingExample } from "@tradehall/api-client/models/branding";
import { expect, test } from "vitest";
import { openExampleMall } from "./testing/example-mall.ts";

const mall = openExampleMall();

test("the colours of the operator's record are over the brand's, in a style that the policy lets in", async () => {
  const answer = { ...brandingExample, pcAccentColor: "oklch(0.42 0.16 292)" };
  mall.api.tell(({ path }) =>
    path === "/webConfig/getPcWebConfig"
      ? { status: 200, body: { success: true, code: "00000", msg: "", data: answer } }
      : undefined,
  );
  const { headers, body } = await mall.ask("GET", "/list");
  const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers["content-security-policy"])) ?? [];
  expect(nonce).toBeDefined();
  expect(body).toContain(`<style nonce="${nonce}">:root{--mall-color-`);
  expect(body).toMatch(/:root\[data-mall-scheme="dark"\]\{--mall-color-/);
});
