import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openDevHost } from "./dev-host.ts";
import { readSettings } from "./settings.ts";
import { openExampleApi } from "./testing/api-of-examples.ts";

test("the host over the sources answers a page and a module", { timeout: 120_000 }, async () => {
  const api = await openExampleApi();
  const settings = { ...readSettings({ PORT: "0" }), apiOrigin: api.origin };
  // Not the folder of a dev host that runs meanwhile.
  const host = await openDevHost(settings, { cacheDir: "node_modules/.vite-test" });
  const { port } = host.server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  try {
    const page = await ask("/login");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("登录");
    const module = await ask("/src/root.tsx");
    expect(module.status).toBe(200);
    expect(module.headers.get("content-type")).toContain("javascript");
  } finally {
    await host.close();
    await api.close();
  }
});
