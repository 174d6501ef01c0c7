import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { loadHandlers } from "#server/modules.ts";
import { urlOf } from "#server/testing/abuse.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const handlers = await loadHandlers({ sandbox: true });

interface Asked {
  method: string;
  url: string;
}

/** What is kept although it is someone's own, with its status. */
async function keptOf(asked: readonly Asked[], headers: Record<string, string>): Promise<string[]> {
  const kept: string[] = [];
  for (const { method, url } of asked) {
    const answer = await server.app.inject({ method: method as "GET", url, headers });
    const { "cache-control": cache, vary } = answer.headers;
    if (cache !== "private, no-store" || vary !== "Authorization, Locale")
      kept.push(`${method} ${url} ${answer.statusCode}: ${cache}, vary ${vary}`);
  }
  return kept;
}

test("no one keeps what a call answers, signed in or not, right or refused", async () => {
  const calls = handlers.map(({ endpoint }) => ({ method: endpoint.method, url: urlOf(endpoint) }));
  const others = [
    ...["/healthz", "/readyz", "/nowhere", "/sandbox", "/openapi.json", "/docs/"],
    ...["/pictures/p/none.webp", "/uploads/none.webp"],
  ].map((url) => ({ method: "GET", url }));
  expect(await keptOf([...calls, ...others], {})).toEqual([]);
  // Signing out on the way ends the session: each call has one of its own.
  for (const call of calls) {
    const authorization = await server.signIn(world.users.retail);
    expect(await keptOf([call], { authorization })).toEqual([]);
  }
});

test("a file whose name never changes may be kept", async () => {
  const folder = path.join(server.settings.dataDir, "pictures");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "kept.webp"), "x");
  const { headers } = await server.app.inject({ url: "/pictures/kept.webp" });
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});
