import { describe, expect, it } from "vitest";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

const inside = "apps/storefront/src/router-inside/";
const lazyParts = "packages/ui/src/lazy-part/";
const isSource = (file: string) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith("tests/laws/");

/** What the router does not promise. */
const ofTheRouter = /\bUNSAFE_\w+|__reactRouter\w*|react-router(?:-dom)?\/dist\b/;

const untestedRouter = (tree: Tree): string[] =>
  tree.paths
    .filter((file) => isSource(file) && !file.startsWith(inside))
    .flatMap((file) => {
      const [found] = ofTheRouter.exec(tree.read(file)) ?? [];
      return found ? [`${file}: ${found} belongs into ${inside}, where contract.test.tsx holds it.`] : [];
    });

const ofReact = /\bimport\s[^;]*?\blazy\b[^;]*?from\s*["']react["']|\bReact\.lazy\b/;
const lazyCode = /(?<!typeof )\bimport\(\s*["'][^"']+["']\)(?!\.\w)/g;
const allowed = /\b(?:lazyPart\(\s*async \(\) => \(await |loadCode\(\s*\(\) => )$/;
/** What runs in browsers; types name modules by `import()`, too. */
const isBrowserCode = (file: string) =>
  /^(?:packages\/(?:ui|mall-components)|apps\/storefront)\/src\/.*\.tsx?$/.test(file) &&
  !/\.(?:test|stories)\.|\/(?:host|server|testing)\//.test(file);

const unguardedParts = (tree: Tree): string[] =>
  tree.paths
    .filter((file) => isBrowserCode(file) && !file.startsWith(lazyParts))
    .flatMap((file) => {
      const text = tree.read(file);
      const bare = [...text.matchAll(lazyCode)].filter(({ index }) => !allowed.test(text.slice(0, index)));
      return [...bare.map(([found]) => found), ...(ofReact.exec(text) ?? [])].map(
        (found) => `${file}: ${found}: code that does not come must not cost the page; use ${lazyParts}.`,
      );
    });

describe("law 15: what can break by others is in one place", () => {
  const tree = realTree();

  it("the router's inside is touched in one folder", () => expectNone(untestedRouter(tree)));
  it("code is loaded lazily by one door", () => expectNone(unguardedParts(tree)));

  it.each([
    'import { UNSAFE_FrameworkContext } from "react-router-dom";',
    "window.__reactRouterManifest",
    'import "react-router/dist/development/index.mjs";',
  ])("bites on %s", (text) => {
    expect(untestedRouter(fakeTree({ "apps/storefront/src/a.ts": text }))).toHaveLength(1);
    expectNone(untestedRouter(fakeTree({ [`${inside}a.ts`]: text })));
  });

  it.each([
    'import { lazy, Suspense } from "react";',
    "const A = React.lazy(load);",
    'const load = () => import("./A.tsx");',
    'const load = async () => (await import("@tradehall/ui/Dialog")).Dialog;',
  ])("bites on %s", (text) => {
    expect(unguardedParts(fakeTree({ "packages/ui/src/components/A/A.tsx": text }))).toHaveLength(1);
  });

  it("lets through the door, calls and words", () => {
    const text = `import { useState } from "react";
      const A = lazyPart(async () => (await import("./A.tsx")).A);
      const B = lazyPart(
        async () => (await import("@tradehall/ui/Dialog")).Dialog,
      );
      const calls = () => loadCode(() => import("./calls.ts")); // lazy`;
    expectNone(unguardedParts(fakeTree({ "apps/storefront/src/a.tsx": text })));
  });
});
