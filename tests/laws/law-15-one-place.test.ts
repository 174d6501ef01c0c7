import { describe, expect, it } from "vitest";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

const inside = "apps/storefront/src/router-inside/";
const lateParts = "packages/ui/src/late-part/";
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
/** Components by their file or their package. */
const lateComponent = /\bimport\(\s*["'](?:[^"']+\.tsx|@tradehall\/(?:ui|mall-components)\/[^"']+)["']/g;
const door = /\b(?:latePart|lateDrawnPart|lateBoundPart|lateLeadingPart)\(\s*async \(\) => \(await $/;

const unguardedParts = (tree: Tree): string[] =>
  tree.paths
    .filter((file) => /^(?:packages|apps)\/.*\.tsx?$/.test(file) && !file.startsWith(lateParts))
    .flatMap((file) => {
      const text = tree.read(file);
      const bare = [...text.matchAll(lateComponent)].filter(({ index }) => !door.test(text.slice(0, index)));
      return [...bare.map(([found]) => found), ...(ofReact.exec(text) ?? [])].map(
        (found) => `${file}: ${found}: code that does not come must not cost the page; use ${lateParts}.`,
      );
    });

describe("law 15: what can break by others stands in one place", () => {
  const tree = realTree();

  it("the router's inside is touched in one folder", () => expectNone(untestedRouter(tree)));
  it("components come late by one door", () => expectNone(unguardedParts(tree)));

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
      const A = latePart(async () => (await import("./A.tsx")).A);
      const B = lateDrawnPart(
        async () => (await import("@tradehall/ui/Dialog")).Dialog,
      );
      const calls = () => import("./calls.ts"); // lazy`;
    expectNone(unguardedParts(fakeTree({ "apps/storefront/src/a.tsx": text })));
  });
});
