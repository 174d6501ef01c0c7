import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { cardExample } from "../../packages/api-client/src/models/examples/catalogue.ts";
import { done } from "./archives.ts";
import { lookAt } from "./look.ts";
import { inShop, serveShop, test } from "./shops.ts";

const pieces = [
  "providers.tsx",
  "shelf.tsx",
  "ask.tsx",
  "data-routes.ts",
  "brand.mjs",
  "app/layout.tsx",
  "app/page.tsx",
];

/**
 * A page that the server renders by itself out of every entry there is: one that takes something of React's browser side
 * and does not say so ends the build.
 */
function writePageOfAll(folder: string): void {
  const entries = ["ui", "mall-components", "mall-adapters"].flatMap((name) => {
    const manifest = path.join(folder, "node_modules/@tradehall", name, "package.json");
    const { exports } = JSON.parse(fs.readFileSync(manifest, "utf8"));
    const entryPoints = Object.keys(exports).filter((entryPoint) => !/\.(css|json)$/.test(entryPoint));
    return entryPoints.map((entryPoint) => `@tradehall/${name}${entryPoint.slice(1)}`);
  });
  expect(entries.length).toBeGreaterThan(150);
  const imports = entries.map((entry, index) => `import * as m${index} from "${entry}";`);
  const names = entries.map((_, index) => `...Object.keys(m${index})`);
  const page = `${imports.join("\n")}\nexport default function All() {\n  return [${names.join(", ")}].join(" ");\n}\n`;
  fs.mkdirSync(path.join(folder, "src/app/all"));
  fs.writeFileSync(path.join(folder, "src/app/all/page.tsx"), page);
}

test("Next, whose server draws the page", async ({ open, page }) => {
  const folder = await open(
    "next",
    pieces.map((file) => `src/${file}`),
    "pnpm",
  );
  await done(process.execPath, [path.join(folder, "src/brand.mjs")], folder);
  writePageOfAll(folder);
  await inShop(folder, "next", "build");
  const served = await serveShop(folder, "next", "start", "--port");
  try {
    expect(await (await fetch(served.url)).text()).toContain(cardExample.prodName);
    await lookAt(page, served.url, "rgb(106, 27, 154)");
  } finally {
    await served.stop();
  }
});
