import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { done } from "./archives.ts";
import { lookAt } from "./look.ts";
import { inShop, type Served, serveShop, test } from "./shops.ts";

const pieces = ["src/main.tsx", "src/providers.tsx", "src/shelf.tsx", "src/ask.tsx", "src/data-routes.ts"];

/** Opens what Vite serves while one works on a shop, and what it builds. */
async function lookAtBoth(page: Parameters<typeof lookAt>[0], folder: string, accent: string) {
  await inShop(folder, "tsc");
  const looked = async (served: Served) => {
    try {
      await lookAt(page, served.url, accent);
    } finally {
      await served.stop();
    }
  };
  await looked(await serveShop(folder, "vite", "--strictPort", "--port"));
  await inShop(folder, "vite", "build");
  await looked(await serveShop(folder, "vite", "preview", "--strictPort", "--port"));
}

test("the oldest React 19 and Vite, without any plugin", async ({ open, page }) => {
  const folder = await open("vite", [...pieces, "src/brand.mjs"], "pnpm");
  await done(process.execPath, [path.join(folder, "src/brand.mjs")], folder);
  await lookAtBoth(page, folder, "rgb(106, 27, 154)");
});

test("React and Vite, with own styles in vanilla-extract", async ({ open, page }) => {
  const folder = await open("vite-styles", [...pieces, "src/brand.css.ts"], "pnpm");
  await lookAtBoth(page, folder, "rgb(138, 21, 56)");
});

/** Compressed bytes of what a shop's build wrote, by the ending of the files. */
function builtBytes(folder: string, ending: string): number {
  const assets = path.join(folder, "dist/assets");
  const files = fs.readdirSync(assets).filter((file) => file.endsWith(ending));
  return files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(assets, file))).length, 0);
}

test("one component brings its own rules and words alone: none in Chinese, its few in English", async ({
  open,
  page,
}) => {
  const folder = await open("vite-one", ["src/one.tsx", "src/one-english.tsx"], "npm");
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") logged.push(message.text());
  });
  await inShop(folder, "tsc");
  const look = async (was: string) => {
    await inShop(folder, "vite", "build");
    const served = await serveShop(folder, "vite", "preview", "--strictPort", "--port");
    try {
      await page.goto(served.url);
      await expect(page.getByText("¥468.00").first()).toBeAttached();
      await expect(page.getByText(was)).toBeAttached();
      await expect(page.locator("s")).toHaveCSS("text-decoration-line", "line-through");
      await expect(page.locator("b").first()).toHaveCSS("color", "rgb(207, 42, 0)");
    } finally {
      await served.stop();
    }
    return { rules: builtBytes(folder, ".css"), script: builtBytes(folder, ".js") };
  };
  const chinese = await look("原价");
  const index = path.join(folder, "index.html");
  const html = fs.readFileSync(index, "utf8");
  fs.writeFileSync(index, html.replace("one.tsx", "one-english.tsx").replace("zh-CN", "en"));
  const english = await look("was");
  const brand = fs.readFileSync(path.join(folder, "node_modules/@tradehall/ui/themes/baigong.css"));
  // What is beside the tokens of the brand, which every page has.
  const rules = english.rules - gzipSync(brand).length;
  const words = english.script - chinese.script;
  expect(words).toBeLessThan(512);
  expect(rules + words).toBeLessThan(8 * 1024);
  expect(logged).toEqual([]);
});
