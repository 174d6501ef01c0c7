import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrows, mallRooms, moduleArrows, modulesFolder, openTo, packageArrows } from "./arrows.ts";
import { brokenArrows } from "./cruised.ts";
import { expectNone, fakeTree, isGenerated, isProof, realTree, root, type Tree } from "./tree.ts";

/** Uses of the browser that a room must leave to the storefront. */
const silentRooms: readonly { inside: RegExp; words: RegExp; instead: string }[] = [
  {
    inside: /^packages\/api-client\/src\//,
    words: /\b(?:localStorage|sessionStorage|document\.|window\.|location\.)/,
    instead: "the client takes token() and locale() as functions and only throws",
  },
  {
    inside: /^packages\/(?:ui|mall-components|mall-rules)\/src\//,
    words: /\bfetch\(|\bXMLHttpRequest\b/,
    instead: "components never fetch: the storefront's loaders do",
  },
  {
    inside: /^packages\/mall-rules\/src\//,
    words: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/,
    instead: "mall-rules is pure: take the time or the number as an argument",
  },
];

const packageFolders = Object.keys(packageArrows);
const sources = (tree: Tree) =>
  tree.paths.filter(
    (file) =>
      packageFolders.some((folder) => file.startsWith(`${folder}/`)) &&
      /\.tsx?$/.test(file) &&
      !isGenerated(file) &&
      !isProof(file),
  );

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

const noisyIn = (tree: Tree): string[] =>
  sources(tree).flatMap((file) => {
    const text = withoutComments(tree.read(file));
    return silentRooms
      .filter((one) => one.inside.test(file) && one.words.test(text))
      .map((one) => `${file}: ${one.words.exec(text)?.[0]} does not belong here (${one.instead}).`);
  });

/** package.json must not even declare what is closed: then pnpm does not resolve it. */
function wrongDependencies(tree: Tree): string[] {
  return Object.entries(packageArrows).flatMap(([folder, open]) => {
    const file = `${folder}/package.json`;
    if (!tree.has(file)) return [];
    const manifest = JSON.parse(tree.read(file)) as Record<string, Record<string, string> | undefined>;
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    return names
      .filter((name) => name.startsWith("@tradehall/") && !open.includes(name.slice("@tradehall/".length)))
      .map((name) => `${file}: must not depend on ${name}.`);
  });
}

/** Files with one wrong import each, and the rule it is against. */
const wrongImports: readonly (readonly [file: string, specifier: string, rule: string])[] = [
  ["packages/ui/src/components/A/A.tsx", "react-intl", "ui-words"],
  ["packages/ui/src/components/A/B.tsx", "@tradehall/mall-rules/limits", "ui-packages"],
  ["packages/ui/src/components/A/C.tsx", "@vanilla-extract/css", "ui-styles"],
  ["packages/ui/src/components/A/D.tsx", "../../../../mall-rules/src/a.ts", "by-name"],
  ["packages/mall-components/src/order/A/A.tsx", "@tradehall/api-client/errors", "mall-components-packages"],
  ["packages/mall-components/src/order/A/B.tsx", "zustand", "screens"],
  ["packages/mall-rules/src/a.ts", "react", "pure-rules"],
  ["packages/mall-rules/src/b.ts", "node:fs", "browsers-too"],
  ["packages/mall-rules/src/money/a.ts", "decimal.js", "decimals"],
  ["packages/mall-rules/src/pricing/piece-cost.ts", "./a.ts", "decimals"],
  ["packages/mall-components/src/order/A/C.tsx", "@tradehall/mall-rules/pricing", "decimals"],
  ["packages/mall-components/src/parts/A/A.tsx", "../../forms/A/A.tsx", "parts-pieces"],
  ["packages/mall-components/src/product/A/A.tsx", "../../order/A/A.tsx", "product-pieces"],
  ["packages/mall-components/src/order/A/E.tsx", "../../cart/A/A.tsx", "order-pieces"],
  ["packages/mall-components/src/cart/A/B.tsx", "../../samples/a.ts", "cart-pieces"],
  ["packages/mall-components/src/routes/a.ts", "../cart/A/A.tsx", "beside-rooms"],
  ["packages/api-client/src/a.ts", "react-dom", "no-screen"],
  ["packages/api-client/src/errors/a.ts", "ofetch", "one-client"],
  ["apps/storefront/src/server/c.ts", "ofetch", "one-client"],
  ["apps/storefront/src/routes/a/APage.tsx", "react-aria-components/Button", "calls-and-looks"],
  ["apps/storefront/src/routes/a/use-a.ts", "node:fs", "node-alone-core"],
  ["apps/storefront/src/routes/a/use-b.ts", "fastify", "node-alone"],
  ["apps/storefront/src/routes/b/BPage.tsx", "../a/use-a.ts", "one-route"],
  ["apps/storefront/src/adapters/a.ts", "../browser/a.ts", "adapters-room"],
  ["apps/storefront/src/server/a.ts", "../browser/a.ts", "server-room"],
  ["apps/storefront/src/server/b.ts", "../routes/a/use-a.ts", "server-room"],
  ["apps/storefront/src/router-inside/a.ts", "../browser/a.ts", "router-inside-room"],
  ["apps/storefront/src/router-inside/b.ts", "node:fs", "node-alone-core"],
  ["apps/storefront/src/host/a.ts", "../browser/a.ts", "host-room"],
  ["apps/storefront/src/isomorphic/a.ts", "../server/a.ts", "isomorphic-room"],
  ["apps/storefront/src/browser/a.ts", "../server/a.ts", "browser-answers"],
  ["apps/storefront/src/browser/d.ts", "../layouts/a.tsx", "browser-later"],
  ["apps/storefront/src/browser/e.ts", "../routes/a/use-a.ts", "browser-room"],
  ["apps/storefront/src/layouts/a.tsx", "../routes/a/use-a.ts", "layouts-room"],
  ["apps/storefront/src/layouts/b.tsx", "../browser/a.ts", "browser-rooms"],
  ["packages/mall-components/src/testing/a.ts", "../order/A/D.tsx", "page-objects"],
  ["apps/server/src/a.ts", "react", "no-pages"],
  ["apps/server/src/db/a.ts", "../modules/a/a.ts", "server-db"],
  ["apps/server/src/modules/a/a.ts", "../../db/seed/a.ts", "server-seed"],
  ["apps/server/src/modules/a/b.ts", "../../pay-methods/a.ts", "server-payment"],
  ["apps/server/src/modules/a/c.ts", "../../jobs/a.ts", "server-modules"],
  ["apps/server/src/modules/b/a.ts", "../../testing/a.ts", "testing"],
  ["apps/server/src/plugins/a.ts", "../modules/a/a.ts", "server-plugins"],
  ["packages/ui/src/internal/a.ts", "./b.ts", "circle"],
];

/** What is imported above and is there alone, two modules in a circle, and what is right. */
const others: Readonly<Record<string, string>> = {
  "packages/mall-rules/src/c.ts": "",
  "packages/ui/src/internal/b.ts": 'import type { A } from "./a.ts";',
  "packages/mall-rules/src/pricing/a.ts": 'import "decimal.js";',
  "packages/api-client/src/transport/a.ts": 'import "ofetch";',
  "packages/mall-components/src/order/A/D.tsx": 'import "@tradehall/mall-rules/pricing/piece-cost";',
  "packages/mall-components/src/forms/A/A.tsx": 'import "../../parts/A/B.tsx";',
  "packages/mall-components/src/parts/A/B.tsx": "",
  "packages/mall-components/src/cart/A/A.tsx": 'import "../../product/A/B.tsx";',
  "packages/mall-components/src/product/A/B.tsx": 'import "../../routes/b.ts";',
  "packages/mall-components/src/routes/b.ts": "",
  "packages/mall-components/src/samples/a.ts": "",
  "apps/server/src/modules/e/c.ts": 'import "@tradehall/mall-rules/pricing";',
  "apps/storefront/src/browser/b.ts": 'import type { A } from "../server/a.ts";',
  "apps/storefront/src/entry.server.tsx": 'import "node:stream";',
  "apps/storefront/src/browser/f.ts": 'import "../router-inside/b.ts";',
  "apps/storefront/src/browser/c.ts": 'export const later = () => import("../layouts/a.tsx");',
  "apps/storefront/src/routes/a/BPage.tsx": 'import "./use-a.ts";\nimport "../../isomorphic/a.ts";',
  "apps/server/src/db/seed/a.ts": "",
  "apps/server/src/pay-methods/a.ts": "",
  "apps/server/src/jobs/a.ts": 'import "../modules/a/a.ts";',
  "apps/server/src/testing/a.ts": "",
  "apps/server/src/modules/c/a.ts": 'import "../d/a.ts";',
  "apps/server/src/modules/d/a.ts": 'import "../e/a.ts";',
  "apps/server/src/modules/e/a.ts": "",
  "apps/server/src/modules/e/b.ts": 'import "../c/a.ts";',
};

describe("law 6: the arrows hold", () => {
  const tree = realTree();

  it("finds sources in every package", () => {
    for (const folder of packageFolders)
      expect(
        sources(tree).some((file) => file.startsWith(`${folder}/`)),
        folder,
      ).toBe(true);
  });

  it("has no import against an arrow", async () => {
    expectNone(await brokenArrows(arrows, { baseDir: root, folders: ["packages", "apps"] }));
  });

  it("says of every room of screen pieces what it may import, each above it", () => {
    const folders = tree.paths.map(
      (file) => /^packages\/mall-components\/src\/([^/]+)\/[A-Z]\w*\//.exec(file)?.[1] ?? "",
    );
    const rooms = Object.keys(mallRooms);
    expect([...new Set(folders.filter(Boolean))].sort()).toEqual(rooms.toSorted());
    for (const [index, room] of rooms.entries())
      expect(rooms.slice(0, index + 1), room).toEqual(expect.arrayContaining(openTo(room)));
  });

  it("has no modules of the server in a circle", async () => {
    expectNone(await brokenArrows(moduleArrows, { baseDir: root, folders: [modulesFolder], alone: true }));
  });

  it("leaves the browser and the clock to whom they belong", () => {
    expectNone(noisyIn(tree));
  });

  it("declares no dependency against an arrow", () => {
    expectNone(wrongDependencies(tree));
  });

  it.each([
    ["packages/mall-components/src/order/A/A.tsx", "const a = () => fetch('/x');"],
    ["packages/mall-rules/src/states/a.ts", "export const now = () => Date.now();"],
    ["packages/api-client/src/transport/a.ts", "localStorage.getItem('t');"],
  ])("bites on %s with %s", (file, text) => {
    expect(noisyIn(fakeTree({ [file]: text }))).toHaveLength(1);
  });

  it("bites on a wrong dependency, and on no comment", () => {
    expectNone(noisyIn(fakeTree({ "packages/api-client/src/transport/transport.ts": "// window.x" })));
    const wrong = JSON.stringify({ dependencies: { "@tradehall/api-client": "workspace:*" } });
    expect(wrongDependencies(fakeTree({ "packages/ui/package.json": wrong }))).toHaveLength(1);
  });
});

describe("law 6: each rule bites", () => {
  const baseDir = mkdtempSync(path.join(tmpdir(), "arrows-"));
  let broken: string[] = [];

  beforeAll(async () => {
    const wrong = wrongImports.map(([file, specifier]) => [file, `import "${specifier}";`] as const);
    for (const [file, text] of [...wrong, ...Object.entries(others)]) {
      mkdirSync(path.dirname(path.join(baseDir, file)), { recursive: true });
      writeFileSync(path.join(baseDir, file), `${text}\nexport {};\n`);
    }
    broken = await brokenArrows(arrows, { baseDir, folders: ["packages", "apps"] });
  });
  afterAll(() => rmSync(baseDir, { recursive: true }));

  it.each(wrongImports)("%s → %s", (file, _, name) => {
    const own = broken.filter((line) => line.startsWith(`${file} → `));
    expect(own.filter((line) => line.includes(`(${name}: `))).toHaveLength(1);
  });

  it("and on nothing that is right", () => {
    expectNone(broken.filter((line) => Object.keys(others).some((file) => line.startsWith(`${file} → `))));
  });

  it("modules in a circle", async () => {
    const circles = await brokenArrows(moduleArrows, { baseDir, folders: [modulesFolder], alone: true });
    expect(circles).not.toEqual([]);
  });
});
