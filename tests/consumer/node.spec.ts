import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect } from "@playwright/test";
import { shopExample } from "../../packages/api-client/src/models/shop.ts";
import { done } from "./archives.ts";
import { inShop, test } from "./shops.ts";

const answer = JSON.stringify({ success: true, code: "00000", msg: "", data: shopExample });

/** The pinned one, and the machine's own, which may be older. */
const nodes = (process.env.PATH ?? "")
  .split(path.delimiter)
  .map((folder) => path.join(folder, "node"))
  .filter((node) => existsSync(node));

test("plain Node calls a mall", async ({ open }) => {
  const folder = await open("node", ["src/client.mjs"], "npm");
  await inShop(folder, "tsc");
  const mall = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
  });
  await new Promise<void>((resolve) => mall.listen(0, "127.0.0.1", resolve));
  const { port } = mall.address() as AddressInfo;
  try {
    expect(nodes).not.toHaveLength(0);
    for (const node of nodes)
      expect(await done(node, ["src/client.mjs"], folder, { MALL_API: `http://127.0.0.1:${port}` })).toBe(
        `${shopExample.shopName}\n`,
      );
  } finally {
    mall.close();
  }
});
