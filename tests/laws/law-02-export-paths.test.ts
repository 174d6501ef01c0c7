import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

interface Manifest {
  name: string;
  exports?: Record<string, string>;
}

function manifests(tree: Tree): { folder: string; manifest: Manifest }[] {
  return tree.paths
    .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
    .map((file) => ({
      folder: file.replace("/package.json", ""),
      manifest: JSON.parse(tree.read(file)) as Manifest,
    }));
}

/** The file that an import path of a package leads to; undefined when the exports map has no door for it. */
function target(exports: Record<string, string>, subpath: string): string | undefined {
  if (exports[subpath]) return exports[subpath];
  const entryPoints = Object.keys(exports).filter((entryPoint) => entryPoint.includes("*"));
  const fitting = entryPoints
    .filter(
      (entryPoint) =>
        subpath.startsWith(entryPoint.split("*")[0] ?? "") && subpath.length >= entryPoint.length,
    )
    .sort((one, other) => other.length - one.length)[0];
  if (!fitting) return undefined;
  const middle = subpath.slice(fitting.indexOf("*"));
  return exports[fitting]?.replaceAll("*", middle);
}

/** Every way of the exports maps leads to at least one file. */
function deadEntryPoints(tree: Tree): string[] {
  return manifests(tree).flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([entryPoint, file]) => {
      const [head = "", tail = ""] = `${folder}/${file.slice(2)}`.split("*");
      const isOpen = file.includes("*")
        ? tree.paths.some(
            (one) => one.startsWith(head) && one.endsWith(tail) && one.length > head.length + tail.length,
          )
        : tree.has(head);
      return isOpen
        ? []
        : [`${folder}/package.json: "${entryPoint}" leads to ${file}, where there is nothing.`];
    }),
  );
}

/** Every import of one of our packages goes through a door that leads to a file. */
function deadImports(tree: Tree): string[] {
  const byName = new Map(manifests(tree).map((one) => [one.manifest.name, one]));
  const sources = tree.paths.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith("tests/laws/"));
  return sources.flatMap((file) =>
    importsOf(tree.read(file)).flatMap((specifier) => {
      // What is behind a question mark asks the build for a form of the file.
      const [scope, name, ...rest] = specifier.replace(/\?\w+$/, "").split("/");
      const owner = byName.get(`${scope}/${name}`);
      if (!owner) return [];
      const found = target(owner.manifest.exports ?? {}, rest.length ? `./${rest.join("/")}` : ".");
      if (!found)
        return [`${file}: ${specifier} is closed; see the exports of ${owner.folder}/package.json.`];
      return tree.has(`${owner.folder}/${found.slice(2)}`)
        ? []
        : [`${file}: ${specifier} leads to ${found}, where there is nothing.`];
    }),
  );
}

describe("law 2: every export path resolves", () => {
  const tree = realTree();

  it("finds packages with exports", () => {
    expect(manifests(tree).length).toBeGreaterThanOrEqual(4);
  });

  it("has no door that leads nowhere (for *.gen.json run `node tools/messages.mjs`)", () => {
    expectNone(deadEntryPoints(tree));
  });

  it("has no import through a closed or dead door", () => {
    expectNone(deadImports(tree));
  });

  it("bites", () => {
    const manifest = JSON.stringify({
      name: "@tradehall/ui",
      exports: { "./*": "./src/components/*/index.ts" },
    });
    const bare = { "packages/ui/package.json": manifest };
    expect(deadEntryPoints(fakeTree(bare))).toHaveLength(1);
    const whole = { ...bare, "packages/ui/src/components/Badge/index.ts": "" };
    expect(deadEntryPoints(fakeTree(whole))).toEqual([]);
    const uses = (specifier: string) =>
      fakeTree({ ...whole, "apps/storefront/src/a.tsx": `import "${specifier}";` });
    expectNone(deadImports(uses("@tradehall/ui/Badge")));
    expect(deadImports(uses("@tradehall/ui/Gone"))).toHaveLength(1);
    expect(deadImports(uses("@tradehall/ui"))[0]).toContain("closed");
  });
});
