import path from "node:path";
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
